import type { RowOfCenter } from '@namma/contract/call';
import type { Center } from '@namma/contract/centers/rules';
import { type RawBuilder, sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../../platform/db/types.ts';

interface Place {
  center: Center | null;
  userId: number | null;
  coachId: number | null;
}

/** The rows of each kind with what says where they are. */
const sources: Record<RowOfCenter, RawBuilder<unknown>> = {
  membership: sql`select id, center, user_id, null::int as coach_id from memberships`,
  payable: sql`select id, center, user_id, null::int as coach_id from memberships`,
  receipt: sql`select id, center, null::int as user_id, null::int as coach_id from payments`,
  appointment: sql`select id, center, user_id, coach_id from bookings`,
  coach: sql`select id, center, null::int as user_id, id as coach_id from coaches`,
  'time off': sql`select closures.id, coalesce(closures.center, coaches.center) as center, null::int as user_id, coach_id
    from closures left join coaches on coaches.id = coach_id`,
  // Who leads a class on a day, the module of classes decides.
  class: sql`select id, center, null::int as user_id, null::int as coach_id from class_slots`,
  pass: sql`select id, center, null::int as user_id, null::int as coach_id from passes`,
  'special hours': sql`select id, center, null::int as user_id, null::int as coach_id from special_hours`,
  closure: sql`select id, center, null::int as user_id, null::int as coach_id from center_closures`,
};

export async function listPlaces(db: Db, kind: RowOfCenter, ids: readonly number[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select center, user_id as "userId", coach_id as "coachId" from (${sources[kind]}) as placed
    where ${isIdIn('placed.id', ids)}`.execute(db);
  return rows;
}
