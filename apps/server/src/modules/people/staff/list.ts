import type { Reply } from '@namma/contract/calls';
import { days } from '@namma/contract/days/dates';
import { PROFILE_VIEW_DAYS } from '@namma/contract/staff/rules';
import type { StaffRow } from '@namma/contract/staff/schemas';
import type { Deps } from '../../../deps.ts';
import { listInvites } from './queries/invites.ts';
import { countProfileViews, listExports } from './queries/profile-views.ts';
import { listStaff } from './queries/staff.ts';

/** Lists all staff in order of joining, then the open invitations. */
export async function getStaff({ db, clock }: Deps): Promise<Reply<'staff/getAll'>> {
  const now = clock();
  const since = new Date(now.getTime() - days(PROFILE_VIEW_DAYS));
  const [staff, invites, profileViews, exports] = await Promise.all([
    listStaff(db),
    listInvites(db, now),
    countProfileViews(db, since),
    listExports(db, since),
  ]);
  return [
    ...staff.map(
      (row): StaffRow => ({
        userId: row.user_id,
        inviteId: null,
        name: row.name,
        email: row.email,
        preset: row.preset,
        center: row.center,
        coachId: row.coach_id,
        state: 'active',
        lastSeenAt: row.last_seen_at?.toISOString() ?? null,
        hasSecondFactor: row.has_second_factor,
        grantedBy: row.granted_by_name,
        grantedAt: row.granted_at.toISOString(),
        expiresAt: null,
        profileViews: {
          people: profileViews.find(({ user_id }) => user_id === row.user_id)?.people ?? 0,
          exports: exports.flatMap(({ user_id, list, count }) =>
            user_id === row.user_id ? [{ list, count }] : [],
          ),
        },
      }),
    ),
    ...invites.map(
      (row): StaffRow => ({
        userId: null,
        inviteId: row.id,
        name: '',
        email: row.email,
        preset: row.preset,
        center: row.center,
        coachId: row.coach_id,
        state: 'invited',
        lastSeenAt: null,
        hasSecondFactor: false,
        grantedBy: row.invited_by_name,
        grantedAt: row.invited_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        profileViews: { people: 0, exports: [] },
      }),
    ),
  ];
}
