import { adminLoader } from '../../admin/list/list-loader';
import { readAdmin } from '../../admin/shell/admin-only';
import { readCenter } from '../../features/front-desk/counter-center';
import { PassesScreen } from '../../features/front-desk/passes/passes-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/passes';

export const clientLoader = adminLoader(async () => {
  const { staff } = await readAdmin();
  const center = staff?.center ?? readCenter();
  return api('passes/getDay', { query: center ? { center } : {} });
});

export default function AdminPasses({ loaderData }: Route.ComponentProps) {
  return <PassesScreen {...loaderData} />;
}
