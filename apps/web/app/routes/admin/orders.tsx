import { orderStatuses } from '@namma/contract/orders/rules';
import { listLoader } from '../../admin/list/list-loader';
import { OrdersScreen, orderChoices } from '../../features/orders/admin/orders-screen';
import { RefundFields } from '../../features/returns/refund-fields';
import { api } from '../../lib/api/api';
import type { Route } from './+types/orders';

export const clientLoader = listLoader(
  orderStatuses,
  (query) => api('orders/getAllOrders', { query }),
  orderChoices,
);

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} RefundFields={RefundFields} />;
}
