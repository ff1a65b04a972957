import { returnStates } from '@namma/contract/returns';
import { ReturnsScreen } from '../features/returns/returns-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-returns';

export const meta = () => privatePage('Returns');

export const clientLoader = listLoader(returnStates, (query) => api('returns/getAll', { query }));

export default function AdminReturns({ loaderData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
