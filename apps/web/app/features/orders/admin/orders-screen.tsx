import type { Reply } from '@namma/contract/calls';
import { type OrderStatus, orderStatuses } from '@namma/contract/orders';
import { useState } from 'react';
import type { ListQuery } from '../../../lib/admin/list-query';
import { useAdminList } from '../../../lib/admin/use-admin-list';
import { api } from '../../../lib/api';
import { useLazy } from '../../../lib/use-lazy';
import { AdminList } from '../../../ui/admin/admin-list';
import { bulkWords, canMove, columnsWith, idOf, nameOf } from './order-columns';
import { movesOf, targetOf } from './order-moves';

interface OrdersScreenProps {
  list: Reply<'orders/getAllOrders'>;
  query: ListQuery<OrderStatus>;
  readAt: Date;
}

const loadDetails = async () => (await import('./order-dialog')).OrderDialog;

/** All orders; each can be moved to its next status until it is Delivered (SPEC sections 2 and 4). */
export function OrdersScreen(given: OrdersScreenProps) {
  const adminList = useAdminList({
    ...given,
    name: 'orders',
    read: (query) => api('orders/getAllOrders', { query }),
    idOf,
    canAct: canMove,
    actOn: (row) => api('orders/update', { body: { id: idOf(row), status: targetOf(row) } }),
    afterAct: (row) => ({ ...row, orderStatus: targetOf(row) }),
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
  return (
    <>
      <AdminList
        adminList={adminList}
        title="Orders"
        searchHint="Member, phone, product or order number"
        statuses={orderStatuses}
        columns={columnsWith(open)}
        actionLabel={(row) => `Move to ${targetOf(row)}`}
        {...{ nameOf, bulkWords }}
      />
      {OrderDialog && <OrderDialog orderId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
