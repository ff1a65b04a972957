import { adminLoader } from '../../admin/list/list-loader';
import { pageIn } from '../../admin/list/list-query';
import { readAdmin } from '../../admin/shell/admin-only';
import { readCenter } from '../../features/front-desk/counter-center';
import { DrawerScreen } from '../../features/front-desk/drawer/drawer-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/drawer';

export const clientLoader = adminLoader(async (searchParams) => {
  const page = pageIn(searchParams);
  const { staff } = await readAdmin();
  const center = staff?.center ?? readCenter();
  const [open, drawers] = await Promise.all([
    center ? api('drawers/getOpen', { query: { center } }) : undefined,
    api('drawers/getAll', { query: { page } }),
  ]);
  return { open: open?.drawer, drawers, page };
});

export default function AdminDrawer({ loaderData }: Route.ComponentProps) {
  return <DrawerScreen {...loaderData} />;
}
