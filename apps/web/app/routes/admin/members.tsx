import { listLoader } from '../../admin/list/list-loader';
import { MembersScreen, memberChoices } from '../../features/members/members-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/members';

export const clientLoader = listLoader(
  [],
  ({ q, sort, page, limit, state, due, type, center, unseen, ends }) =>
    api('admin/getMembers', {
      query: { q, sort, page, limit, state, due, type, center, unseen, ends },
    }),
  memberChoices,
);

export default function AdminMembers({ loaderData: { list, query } }: Route.ComponentProps) {
  return <MembersScreen list={list} query={query} />;
}
