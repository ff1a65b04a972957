import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member, read by an index on the member. Oldest first.

export const listMembershipsOf = (db: Db, userId: number) =>
  db
    .selectFrom('memberships')
    .leftJoin('slips', 'slips.membership_id', 'memberships.id')
    .selectAll('memberships')
    .select('slips.code as slip_code')
    .where('memberships.user_id', '=', userId)
    .orderBy('memberships.id')
    .execute();

export const listMembershipEventsOf = (db: Db, userId: number) =>
  db
    .selectFrom('membership_events')
    .innerJoin('memberships', 'memberships.id', 'membership_events.membership_id')
    .select([
      'membership_events.membership_id',
      'membership_events.kind',
      'membership_events.from_day',
      'membership_events.to_day',
      'membership_events.days',
      'membership_events.center',
      'membership_events.at',
    ])
    .where('memberships.user_id', '=', userId)
    .orderBy('membership_events.id')
    .execute();
