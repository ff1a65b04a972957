import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { readCenter } from '../../features/front-desk/counter-center';
import { PassesScreen } from '../../features/front-desk/passes/passes-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/passes';

export const meta = () => privatePage('Passes');

// Never cached, because visitors ask for passes and other desks give them out.
const load = keepStaleOnFailure(() =>
  adminOnly(() => {
    const center = readCenter();
    return api('passes/getDay', { query: center ? { center } : {} });
  }),
);
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminPasses({ loaderData }: Route.ComponentProps) {
  return <PassesScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
