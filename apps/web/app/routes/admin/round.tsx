import { dayIn } from '../../admin/list/list-query';
import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { InvoiceSheet } from '../../features/documents/invoice-sheet';
import { RoundScreen } from '../../features/orders/admin/round/round-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/round';

export const meta = () => privatePage('Delivery round');

// Never cached, because somebody else may have settled a part of it.
const load = keepStaleOnFailure(({ request }) =>
  adminOnly(async () => {
    const day = dayIn(new URL(request.url).searchParams, 'day', 'past');
    return { round: await api('orders/getRound', { query: { day } }), readAt: new Date() };
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminRound({ loaderData }: Route.ComponentProps) {
  return <RoundScreen {...loaderData} Invoice={InvoiceSheet} />;
}

export { LoadFailed as ErrorBoundary };
