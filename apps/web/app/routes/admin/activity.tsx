import { showInAddress } from '../../admin/list/list-loader';
import { adminOnly } from '../../admin/shell/admin-only';
import { readActivityQuery } from '../../features/audit/activity-query';
import { ActivityScreen } from '../../features/audit/activity-screen';
import { api } from '../../lib/api/api';

import type { Route } from './+types/activity';

// Never cached, because another admin may have changed something.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const query = readActivityQuery(new URL(request.url).searchParams);
    showInAddress(request, { ...query.list, ...query.filter });
    return { query, list: await api('admin/getActivity', { query: { ...query.list, ...query.filter } }) };
  });
clientLoader.hydrate = true as const;

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityScreen {...loaderData} />;
}
