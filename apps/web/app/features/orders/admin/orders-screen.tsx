import type { Reply } from '@namma/contract/calls';
import { type OrderStatus, orderEvents } from '@namma/contract/orders';
import { useRef, useState } from 'react';
import type { Changes, Chosen, ListQuery } from '../../../lib/admin/list-query';
import { useAdminList } from '../../../lib/admin/use-admin-list';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { useLazy } from '../../../lib/use-lazy';
import { AdminList } from '../../../ui/admin/admin-list';
import { cancelOrder, requestReturn } from '../api';
import {
  type AdminOrderRow,
  bulkWords,
  canBeRefused,
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
const loadReturnDialog = async () => (await import('../return-dialog')).ReturnDialog;
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
  const refused = useRef(new Map<number, string>());
  const adminList = useAdminList({
    ...given,
    name: 'orders',
    read: (query) => api('orders/getAllOrders', { query }),
    idOf,
    canAct: canMove,
    actOn: (row) => api('orders/update', { body: { id: idOf(row), status: targetOf(row) } }),
    afterAct: (row) => {
      if (cancelled.current.has(idOf(row))) return { ...row, cancelledAt: new Date().toISOString() };
      const reason = refused.current.get(idOf(row));
      return reason === undefined ? { ...row, orderStatus: targetOf(row) } : asRefused(row, reason);
    },
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
  const { loaded: ReturnDialog, ensureLoaded: ensureReturnLoaded } = useLazy(loadReturnDialog);
  const [refusalAsked, setRefusalAsked] = useState<AdminOrderRow>();
  const askAboutRefusal = async (row: AdminOrderRow) => {
    if (await ensureReturnLoaded()) setRefusalAsked(row);
  };
  /** @returns whether the question is settled: it was done, or refused for good */
  async function settle(row: AdminOrderRow, send: () => Promise<string>): Promise<boolean> {
    let isAnswered = true;
    const reply = await adminList.actBy(row, async () => {
      try {
        return { status: await send() };
      } catch (error) {
        isAnswered = error instanceof ApiError && error.status !== 0;
        throw error;
      }
    });
    return reply !== undefined || isAnswered;
  }
  const cancel = (row: AdminOrderRow, reason: string | undefined) =>
    settle(row, async () => {
      const status = await cancelOrder(row, reason);
      cancelled.current.add(idOf(row));
      return status;
    });
  const recordRefusal = (row: AdminOrderRow, reason: string) =>
    settle(row, async () => {
      const status = await requestReturn(row, reason);
      refused.current.set(idOf(row), reason);
      return status;
    });
  const state = {
    ...adminList.state,
    status: given.query.cancelled ? 'Cancelled' : given.query.status,
  };
  const address = {
    ...adminList.address,
    change: (changes: Changes) => adminList.address.change(withCancelled(changes)),
  };
  return (
    <>
      <AdminList
        adminList={{ ...adminList, state, address }}
        title="Orders"
        searchHint="Member, phone, product or order number"
        statuses={orderEvents}
        columns={columnsWith(open)}
        actionLabel={(row) => `Move to ${targetOf(row)}`}
        moreActions={(row) => (
          <>
            {canCancel(row) && (
              <MoreAction
                label="Cancel"
                of={nameOf(row)}
                isBusy={adminList.isBusy(row)}
                onPress={() => void ask(row)}
              />
            )}
            {canBeRefused(row) && (
              <MoreAction
                label="Refused at the door"
                of={nameOf(row)}
                isBusy={adminList.isBusy(row)}
                onPress={() => void askAboutRefusal(row)}
              />
            )}
          </>
        )}
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
      {ReturnDialog && (
        <ReturnDialog
          order={refusalAsked}
          title={({ orderId }) => `Order ${orderId}: refused at the door?`}
          description="It comes back to the shop. Among the returns, note when it is there and refund what was paid."
          hint="For the record, and for the member."
          action="Record it"
          onReturn={async (_, reason) => refusalAsked === undefined || recordRefusal(refusalAsked, reason)}
          onClose={() => setRefusalAsked(undefined)}
        />
      )}
      {OrderDialog && <OrderDialog orderId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

interface MoreActionProps {
  label: string;
  /** Names the row, for screen readers. */
  of: string;
  isBusy: boolean;
  onPress: () => void;
}

/** A further action on a row, below its button. */
const MoreAction = ({ label, of, isBusy, onPress }: MoreActionProps) => (
  <button
    type="button"
    aria-label={`${label} ${of}`}
    aria-disabled={isBusy}
    className="ml-auto flex min-h-11 items-center text-xs font-semibold underline underline-offset-4 hover:no-underline"
    onClick={onPress}
  >
    {label}
  </button>
);

/** The row of a delivery that was just recorded as refused, until the list is read again. */
const asRefused = (row: AdminOrderRow, reason: string): AdminOrderRow => ({
  ...row,
  return: {
    returnId: 0,
    cause: 'refusal',
    state: 'approved',
    reason,
    note: null,
    requestedAt: new Date().toISOString(),
    refundedPaise: null,
  },
});
