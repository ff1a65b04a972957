import { returnStates } from '@namma/contract/returns/rules';
import { listLoader } from '../../admin/list/list-loader';
import { ReturnsScreen } from '../../features/returns/returns-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/returns';

export const meta = () => privatePage('Returns');

export const clientLoader = listLoader(returnStates, (query) => api('returns/getAll', { query }));

export default function AdminReturns({ loaderData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
