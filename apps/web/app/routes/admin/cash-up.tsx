import { showInAddress } from '../../admin/list/list-loader';
import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { readCashUpQuery } from '../../features/payments/admin/cash-up-query';
import { CashUpScreen } from '../../features/payments/admin/cash-up-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/cash-up';

export const meta = () => privatePage('Cash-up');

// Never cached, because another admin may have received something.
const load = keepStaleOnFailure(({ request }) =>
  adminOnly(async () => {
    const query = readCashUpQuery(new URL(request.url).searchParams);
    showInAddress(request, { ...query });
    return { query, cashUp: await api('payments/getDay', { query }), readAt: new Date() };
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminCashUp({ loaderData }: Route.ComponentProps) {
  return <CashUpScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
