import { orderStatuses } from '@namma/contract/orders';
import { OrdersScreen, orderChoices } from '../features/orders/admin/orders-screen';
import { RefundFields } from '../features/returns/refund-fields';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-orders';

export const meta = () => privatePage('Orders');

export const clientLoader = listLoader(
  orderStatuses,
  (query) => api('orders/getAllOrders', { query }),
  orderChoices,
);

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} RefundFields={RefundFields} />;
}

export { LoadFailed as ErrorBoundary };
