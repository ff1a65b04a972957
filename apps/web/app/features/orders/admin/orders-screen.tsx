import type { Reply } from '@namma/contract/calls';
import { type OrderStatus, orderEvents } from '@namma/contract/orders/rules';
import { adminCounter } from '@namma/contract/paths';
import { type ComponentProps, useRef } from 'react';
import { AdminList } from '../../../admin/list/admin-list';
import type { Changes, Chosen, ListQuery } from '../../../admin/list/list-query';
import { useAdminList } from '../../../admin/list/use-admin-list';
import { isMeanwhile } from '../../../admin/money/refund-amount';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { can } from '../../../admin/shell/permissions';
import { refreshUnread } from '../../../admin/shell/unread';
import { api } from '../../../lib/api/api';
import { statusOf } from '../../../lib/api/api-error';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { ButtonLink } from '../../../ui/button';
import {
  type AdminOrderRow,
  bulkWords,
  canBeRefused,
  canCancel,
  canMove,
  canReturn,
  columnsWith,
  factsOf,
  idOf,
  nameOf,
} from './order-columns';
import { movesOf, targetOf } from './order-moves';
import { type OrderReversal, type ReversedOrder, rowAfterReversal } from './order-reversal';
import type { ReversalDialog } from './reversal-dialog';

/** The filters of orders besides their status. */
export const orderChoices = { cancelled: ['true'], returned: ['true'] } as const;

interface OrdersScreenProps {
  list: Reply<'orders/getAllOrders'>;
  query: ListQuery<OrderStatus> & Chosen<typeof orderChoices>;
  readAt: Date;
  RefundFields: ComponentProps<typeof ReversalDialog>['RefundFields'];
}

const loadReversalDialog = async () => (await import('./reversal-dialog')).ReversalDialog;
const loadDetails = async () => (await import('./order-dialog')).OrderDialog;

/** In the screen's list of statuses, these are further ones; in the address and for the server, filters of their own. */
const filterOf = (status: string | undefined) => ({
  status: status === 'Cancelled' || status === 'Returned' ? undefined : status,
  cancelled: status === 'Cancelled' ? 'true' : undefined,
  returned: status === 'Returned' ? 'true' : undefined,
});
const withFilters = (changes: Changes): Changes =>
  'status' in changes ? { ...changes, ...filterOf(String(changes.status ?? '') || undefined) } : changes;

/**
 * All orders; each can be moved to its next status until it is Delivered (SPEC sections 2 and 4), or cancelled until it
 * is out for delivery.
 */
export function OrdersScreen({ RefundFields, ...given }: OrdersScreenProps) {
  const takenBack = useRef(new Map<number, ReversedOrder>());
  const adminList = useAdminList({
    ...given,
    name: 'orders',
    read: (query) => api('orders/getAllOrders', { query }),
    idOf,
    canAct: (row) => canMove(row) && can('changeOrders'),
    actOn: (row) => api('orders/update', { body: { id: idOf(row), status: targetOf(row) } }),
    afterAct: (row) => {
      const done = takenBack.current.get(idOf(row));
      return done ? rowAfterReversal(done, row) : { ...row, orderStatus: targetOf(row) };
    },
    actOnMany: (rows) => api('orders/updateMany', { body: { moves: movesOf(rows) } }),
    exportName: 'admin/exportOrders',
    noun: 'orders',
    one: 'order',
    stale: ['orders/', 'admin/'],
  });
  const { loaded: OrderDialog, ensureLoaded } = useLazy(loadDetails);
  const details = useOpened<number>(ensureLoaded);
  const { loaded: Question, ensureLoaded: ensureReversalLoaded } = useLazy(loadReversalDialog);
  const { opened: asked, open: ask, close } = useOpened<OrderReversal>(ensureReversalLoaded);
  /**
   * Refusals because the order has changed mark the row. Other errors can be corrected or retried and are thrown, so that
   * the form keeps its values.
   * @returns true if the dialog can close
   */
  async function takeBack(row: AdminOrderRow, send: () => Promise<string>, pieces: number): Promise<boolean> {
    try {
      const status = await send();
      if (asked) takenBack.current.set(idOf(row), { does: asked.does, pieces });
      await adminList.actBy(row, async () => ({ status }));
    } catch (error) {
      if (!isMeanwhile(error) && statusOf(error) !== 401) throw error;
      await adminList.actBy(row, async () => {
        throw error;
      });
      return isMeanwhile(error);
    } finally {
      refreshUnread();
    }
    return true;
  }
  const state = {
    ...adminList.state,
    status: given.query.cancelled ? 'Cancelled' : given.query.returned ? 'Returned' : given.query.status,
  };
  const address = {
    ...adminList.address,
    change: (changes: Changes) => adminList.address.change(withFilters(changes)),
  };
  return (
    <>
      <AdminList
        adminList={{ ...adminList, state, address }}
        title="Orders"
        titleActions={
          <IfAllowed permission="takeOrders">
            <ButtonLink to={`${adminCounter}?step=order`} look="outline">
              Take order
            </ButtonLink>
          </IfAllowed>
        }
        searchHint="Member, phone, product or order number"
        statuses={orderEvents}
        columns={columnsWith(details.open)}
        actionLabel={(row) => `Move to ${targetOf(row)}`}
        facts={factsOf}
        items={(row) => {
          const item = (label: string, does: OrderReversal['does']) => ({
            label,
            onPress: () => ask({ does, row }),
          });
          return [
            canCancel(row) && can('changeOrders') && item('Cancel order', 'cancel'),
            canBeRefused(row) && can('changeOrders') && item('Delivery refused', 'refuse'),
            canReturn(row) && can('handleReturns') && item('Return', 'return'),
          ];
        }}
        nameOf={nameOf}
        bulkWords={bulkWords}
      />
      {Question && <Question asked={asked} RefundFields={RefundFields} onSend={takeBack} onClose={close} />}
      {OrderDialog && <OrderDialog orderId={details.opened} onClose={details.close} />}
    </>
  );
}
