import { adminLoader } from '../../admin/list/list-loader';
import { ImportsScreen } from '../../features/imports/imports-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/imports';

export const clientLoader = adminLoader(async () => ({ imports: await api('imports/getAll') }));

export default function AdminImports({ loaderData }: Route.ComponentProps) {
  return <ImportsScreen {...loaderData} />;
}
