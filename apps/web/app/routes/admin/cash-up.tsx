import { readCashUpQuery } from '../features/cash-up/cash-up-query';
import { CashUpScreen } from '../features/cash-up/cash-up-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { keepShown } from '../lib/admin/keep-shown';
import { showInAddress } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-cash-up';

export const meta = () => privatePage('Cash-up');

// Never cached, because another admin may have received something.
const load = keepShown(({ request }) =>
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
