import type { RowOfCenter } from '@namma/contract/call';
import type { Center } from '@namma/contract/values/centers';
import { type RawBuilder, sql } from 'kysely';
import { isIdIn } from './lists/list-window.ts';
import type { Db } from './types.ts';

/** A row with its center, member and coach, each null where there is none. */
export interface LocatedRow {
  center: Center | null;
  userId: number | null;
  coachId: number | null;
}

/** The center of a row of `documents`: of the membership, the pass or the counter sale. Orders belong to no center. */
export const centerOfDocument = sql<Center | null>`coalesce(
  (select memberships.center from memberships where memberships.id = documents.membership_id),
  (select passes.center from passes where passes.id = documents.pass_id),
  (select payments.center from checkouts join payments on payments.checkout_id = checkouts.id
    where checkouts.id = documents.checkout_id and checkouts.channel = 'counter' and payments.kind = 'payment'
    order by payments.id limit 1))`;

/** True if a row of `documents` belongs to the center, or to none. */
export const isDocumentAt = (center: Center) =>
  sql<boolean>`coalesce(${centerOfDocument}, ${center}) = ${center}`;

/** The rows of each kind. Documents are identified by number, all others by id. */
const sources: Record<RowOfCenter, RawBuilder<unknown>> = {
  membership: sql`select id, center, user_id, null::int as coach_id from memberships`,
  // Money that no center collected belongs to the center of its subject.
  receipt: sql`select payments.id, coalesce(payments.center, memberships.center, passes.center) as center,
      null::int as user_id, null::int as coach_id
    from payments left join memberships on memberships.id = membership_id left join passes on passes.id = pass_id`,
  drawer: sql`select id, center, null::int as user_id, null::int as coach_id from drawers`,
  document: sql`select number as id, ${centerOfDocument} as center,
      coalesce(user_id, (select passes.user_id from passes where passes.id = pass_id)) as user_id, null::int as coach_id
    from documents`,
  visit: sql`select id, center, null::int as user_id, null::int as coach_id from visits`,
  appointment: sql`select id, center, user_id, coach_id from bookings`,
  coach: sql`select id, center, null::int as user_id, id as coach_id from coaches`,
  'time off': sql`select closures.id, coalesce(closures.center, coaches.center) as center, null::int as user_id, coach_id
    from closures left join coaches on coaches.id = coach_id`,
  closure: sql`select id, center, null::int as user_id, null::int as coach_id from center_closures`,
  'special hours': sql`select id, center, null::int as user_id, null::int as coach_id from special_hours`,
  // The module of classes determines who leads a class on a day.
  class: sql`select id, center, null::int as user_id, null::int as coach_id from class_slots`,
  pass: sql`select id, center, null::int as user_id, null::int as coach_id from passes`,
};

/** Finds the rows that a request identifies. Omits rows that do not exist. */
export async function listRowCenters(
  db: Db,
  kind: RowOfCenter,
  keys: readonly (number | string)[],
): Promise<LocatedRow[]> {
  if (keys.length === 0) return [];
  const isNamed =
    kind === 'document' ? sql`row.id = any(${keys.map(String)}::text[])` : isIdIn('row.id', keys.map(Number));
  const { rows } = await sql<LocatedRow>`
    select center, user_id as "userId", coach_id as "coachId" from (${sources[kind]}) as row
    where ${isNamed}`.execute(db);
  return rows;
}

/** SQL of the center of one row: `everywhere` for a row without a center, null for a row that does not exist. */
export const centerOfRow = (kind: RowOfCenter, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select coalesce(row.center, 'everywhere') from (${sources[kind]}) as row where row.id = ${id})`;
