import { orderStatuses } from '@namma/contract/orders';
import { OrdersDesk } from '../features/orders/desk/orders-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { listLoader } from '../lib/desk/list-loader';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-orders';

export const meta = () => privatePage('Orders');

export const clientLoader = listLoader(orderStatuses, (query) => api('orders/getAllOrders', { query }));

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
