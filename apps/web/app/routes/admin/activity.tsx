import { readActivityQuery } from '../features/activity/activity-query';
import { ActivityScreen } from '../features/activity/activity-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { showInAddress } from '../lib/admin/list-loader';
import { api } from '../lib/api';

import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-activity';

export const meta = () => privatePage('Activity');

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

export { LoadFailed as ErrorBoundary };
