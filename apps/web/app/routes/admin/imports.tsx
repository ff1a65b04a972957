import { keepStaleOnFailure } from '../../admin/list/stale-on-failure';
import { adminOnly } from '../../admin/shell/admin-only';
import { ImportsScreen } from '../../features/imports/imports-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/imports';

export const meta = () => privatePage('Imports');

// Never cached, because another owner may have changed it.
const load = keepStaleOnFailure(() => adminOnly(async () => ({ imports: await api('imports/getAll') })));
export const clientLoader = Object.assign(load, { hydrate: true as const });

export default function AdminImports({ loaderData }: Route.ComponentProps) {
  return <ImportsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
