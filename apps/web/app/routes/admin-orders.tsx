import { orderStatuses } from '@namma/contract/orders';
import { OrdersDesk } from '../features/orders/desk/orders-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { adminOnly } from '../lib/desk/admin-only';
import { readListQuery } from '../lib/desk/list-query';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-orders';

export const meta = () => privatePage('Orders');

// Never from the cache: another admin may have been here since.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const query = readListQuery(new URL(request.url).searchParams, orderStatuses);
    return { query, list: await api('orders/getAllOrders', { query: query }) };
  });
clientLoader.hydrate = true as const;

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersDesk {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
