import { followUpReasons } from '@namma/contract/follow-ups/rules';
import { adminLoader } from '../../admin/list/list-loader';
import { pageIn } from '../../admin/list/list-query';
import { readAdmin } from '../../admin/shell/admin-only';
import { FollowUpsScreen } from '../../features/follow-ups/admin/follow-ups-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/follow-ups';

export const clientLoader = adminLoader(async (asked) => {
  const reason = followUpReasons.find((each) => each === asked.get('reason'));
  const page = pageIn(asked);
  const { staff } = await readAdmin();
  const [found, report] = await Promise.all([
    api('followUps/getAll', { query: { ...(reason && { reason }), page } }),
    staff?.permissions.includes('readMoney') ? api('followUps/getReport', { query: {} }) : undefined,
  ]);
  return { ...found, reason, page, report };
});

export default function AdminFollowUps({ loaderData }: Route.ComponentProps) {
  return <FollowUpsScreen {...loaderData} />;
}
