import type { Reply } from '@namma/contract/calls';
import { type OrderStatus, orderEvents } from '@namma/contract/orders';
import { useRef, useState } from 'react';
import type { Changes, Chosen, ListQuery } from '../../../lib/admin/list-query';
import { useAdminList } from '../../../lib/admin/use-admin-list';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { useLazy } from '../../../lib/use-lazy';
import { AdminList } from '../../../ui/admin/admin-list';
import { cancelOrder } from '../api';
import {
  type AdminOrderRow,
  bulkWords,
  canCancel,
  canMove,
  columnsWith,
  idOf,
  nameOf,
} from './order-columns';
import { movesOf, targetOf } from './order-moves';

/** The filters of orders besides their status. */
export const orderChoices = { cancelled: ['true'] } as const;

interface OrdersScreenProps {
  list: Reply<'orders/getAllOrders'>;
  query: ListQuery<OrderStatus> & Chosen<typeof orderChoices>;
  readAt: Date;
}

const loadCancelDialog = async () => (await import('../cancel-dialog')).CancelDialog;
const loadDetails = async () => (await import('./order-dialog')).OrderDialog;

/** In the screen's list of statuses 'Cancelled' is one more, in the address and for the server a filter of its own. */
const withCancelled = (changes: Changes): Changes =>
  'status' in changes
    ? {
        ...changes,
        ...(changes.status === 'Cancelled'
          ? { status: undefined, cancelled: 'true' }
          : { cancelled: undefined }),
      }
    : changes;

/**
 * All orders; each can be moved to its next status until it is Delivered (SPEC sections 2 and 4), or cancelled until it
 * is out for delivery.
 */
export function OrdersScreen(given: OrdersScreenProps) {
  const cancelled = useRef(new Set<number>());
  const adminList = useAdminList({
    ...given,
    name: 'orders',
    read: (query) => api('orders/getAllOrders', { query }),
    idOf,
    canAct: canMove,
    actOn: (row) => api('orders/update', { body: { id: idOf(row), status: targetOf(row) } }),
    afterAct: (row) =>
      cancelled.current.has(idOf(row))
        ? { ...row, cancelledAt: new Date().toISOString() }
        : { ...row, orderStatus: targetOf(row) },
    actOnMany: (rows) => api('orders/updateMany', { body: { moves: movesOf(rows) } }),
    exportName: 'admin/exportOrders',
    noun: 'orders',
    one: 'order',
    stale: ['orders/', 'admin/'],
  });
  const { loaded: OrderDialog, ensureLoaded } = useLazy(loadDetails);
  const [openId, setOpenId] = useState<number>();
  const open = async (id: number) => {
    if (await ensureLoaded()) setOpenId(id);
  };
  const { loaded: CancelDialog, ensureLoaded: ensureCancelLoaded } = useLazy(loadCancelDialog);
  const [asked, setAsked] = useState<AdminOrderRow>();
  const ask = async (row: AdminOrderRow) => {
    if (await ensureCancelLoaded()) setAsked(row);
  };
  async function cancel(row: AdminOrderRow, reason: string | undefined) {
    let isAnswered = true;
    const reply = await adminList.actBy(row, async () => {
      try {
        const status = await cancelOrder(row, reason);
        cancelled.current.add(idOf(row));
        return { status };
      } catch (error) {
        isAnswered = error instanceof ApiError && error.status !== 0;
        throw error;
      }
    });
    return reply !== undefined || isAnswered;
  }
  const state = {
    ...adminList.state,
    status: given.query.cancelled ? 'Cancelled' : given.query.status,
  };
  return (
    <>
      <AdminList
        adminList={{ ...adminList, state, change: (changes) => adminList.change(withCancelled(changes)) }}
        title="Orders"
        searchHint="Member, phone, product or order number"
        statuses={orderEvents}
        columns={columnsWith(open)}
        actionLabel={(row) => `Move to ${targetOf(row)}`}
        moreActions={(row) =>
          canCancel(row) && (
            <button
              type="button"
              aria-label={`Cancel ${nameOf(row)}`}
              aria-disabled={adminList.isBusy(row)}
              className="ml-auto flex min-h-11 items-center text-xs font-semibold underline underline-offset-4 hover:no-underline"
              onClick={() => void ask(row)}
            >
              Cancel
            </button>
          )
        }
        {...{ nameOf, bulkWords }}
      />
      {CancelDialog && (
        <CancelDialog
          order={asked}
          hint={asked ? `Goes by mail to ${asked.member.name}` : ''}
          onCancel={async (_, reason) => asked === undefined || cancel(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {OrderDialog && <OrderDialog orderId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
