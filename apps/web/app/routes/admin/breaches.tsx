import { adminLoader } from '../../admin/list/list-loader';
import { BreachesScreen } from '../../features/breaches/admin/breaches-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/breaches';

export const clientLoader = adminLoader(() => api('breaches/getAll'));

export default function AdminBreaches({ loaderData }: Route.ComponentProps) {
  return <BreachesScreen breaches={loaderData.content} />;
}
