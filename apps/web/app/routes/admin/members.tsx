import { listLoader } from '../../admin/list/list-loader';
import { MembersScreen } from '../../features/members/members-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/members';

export const meta = () => privatePage('Members');

export const clientLoader = listLoader([], ({ q, sort, page, limit }) =>
  api('admin/getMembers', { query: { q, sort, page, limit } }),
);

export default function AdminMembers({ loaderData: { list, query } }: Route.ComponentProps) {
  return <MembersScreen list={list} query={query} />;
}

export { LoadFailed as ErrorBoundary };
