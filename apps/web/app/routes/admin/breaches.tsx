import { adminLoader } from '../../admin/list/list-loader';
import { BreachesScreen } from '../../features/breaches/admin/breaches-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/breaches';

export const meta = () => privatePage('Breaches of data');

export const clientLoader = adminLoader(() => api('breaches/getAll'));

export default function AdminBreaches({ loaderData }: Route.ComponentProps) {
  return <BreachesScreen breaches={loaderData.content} />;
}

export { LoadFailed as ErrorBoundary };
