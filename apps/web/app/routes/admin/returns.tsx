import { returnStates } from '@namma/contract/returns/rules';
import { listLoader } from '../../admin/list/list-loader';
import { ReturnsScreen } from '../../features/returns/returns-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/returns';

export const clientLoader = listLoader(returnStates, (query) => api('returns/getAll', { query }));

export default function AdminReturns({ loaderData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} />;
}
