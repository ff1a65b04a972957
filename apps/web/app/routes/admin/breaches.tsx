import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { BreachesScreen } from '../../features/breaches/admin/breaches-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/breaches';

export const meta = () => privatePage('Breaches of data');

// Never cached: two owners may write at once.
const load = keepStaleOnFailure(() => adminOnly(() => api('breaches/getAll')));
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminBreaches({ loaderData }: Route.ComponentProps) {
  return <BreachesScreen breaches={loaderData.content} />;
}

export { LoadFailed as ErrorBoundary };
