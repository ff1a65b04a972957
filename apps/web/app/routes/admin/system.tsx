import { adminLoader } from '../../admin/list/list-loader';
import { keepBackupState } from '../../admin/shell/late-backup';
import { SystemScreen } from '../../features/system/system-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/system';

export const clientLoader = adminLoader(async () => {
  const system = await api('admin/getSystem');
  // The red line above shows the same as the screen.
  keepBackupState(system);
  return { system };
});

export default function AdminSystem({ loaderData }: Route.ComponentProps) {
  return <SystemScreen {...loaderData} />;
}
