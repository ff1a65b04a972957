import { adminLoader } from '../../admin/list/list-loader';
import { ImportsScreen } from '../../features/imports/imports-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/imports';

export const meta = () => privatePage('Imports');

export const clientLoader = adminLoader(async () => ({ imports: await api('imports/getAll') }));

export default function AdminImports({ loaderData }: Route.ComponentProps) {
  return <ImportsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
