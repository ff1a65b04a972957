import { MembersScreen } from '../features/members/members-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-members';

export const meta = () => privatePage('Members');

export const clientLoader = listLoader([], ({ q, sort, page, limit }) =>
  api('admin/getMembers', { query: { q, sort, page, limit } }),
);

export default function AdminMembers({ loaderData: { list, query } }: Route.ComponentProps) {
  return <MembersScreen list={list} query={query} />;
}

export { LoadFailed as ErrorBoundary };
