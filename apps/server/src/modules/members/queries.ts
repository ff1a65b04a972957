import type { TimelineKind } from '@namma/contract/timeline';
import { type RawBuilder, sql } from 'kysely';
import { where } from '../../db/lists/list-window.ts';
import type { Db } from '../../db/types.ts';

/** Whose timeline it is. */
export interface TimelineOwner {
  userId: number;
  email: string;
}

/** Which entries of one kind to find. */
interface Wanted {
  kind: TimelineKind;
  /** Its order among entries of the same instant. */
  rank: number;
  /** Only those before this instant, in microseconds since 1970, or of this instant with a lower id. */
  before: { at: number; id: number } | undefined;
}

interface FoundPlace {
  kind: TimelineKind;
  id: number;
  instant: Date;
  /** The same in microseconds since 1970. */
  at: number;
}

/** Reads the ids and instants of all of a person's entries of each kind, each by an index. */
const sources: Record<TimelineKind, (owner: TimelineOwner) => RawBuilder<unknown>> = {
  membership: ({ userId }) => sql`select id, created_at as at from memberships where user_id = ${userId}`,
  membershipEvent: ({ userId }) => sql`
    select steps.id, at from (select id from memberships where user_id = ${userId}) as bought
      cross join lateral (select id, at from membership_events where membership_id = bought.id offset 0) as steps`,
  // One entry for a checkout, named after the first of its orders.
  order: ({ userId }) => sql`
    select min(id) as id, min(created_at) as at from orders where user_id = ${userId} group by checkout_id`,
  document: ({ userId }) => sql`select id, issued_at as at from documents where user_id = ${userId}`,
  payment: ({ userId }) => sql`
    select payments.id, received_at as at from (select id from memberships where user_id = ${userId}) as bought
      cross join lateral (select id, received_at from payments where membership_id = bought.id offset 0) as payments
    union all
    select payments.id, received_at from (select distinct checkout_id as id from orders where user_id = ${userId}) as bought
      cross join lateral (select id, received_at from payments where checkout_id = bought.id offset 0) as payments`,
  visit: ({ userId }) => sql`select id, at from visits where user_id = ${userId}`,
  appointment: ({ userId }) => sql`select id, created_at as at from bookings where user_id = ${userId}`,
  query: ({ email }) => sql`select id, created_at as at from enquiries where email = ${email}`,
  mail: ({ email }) => sql`select id, created_at as at from mails where recipient = ${email}`,
};

/**
 * The places of a person's entries, newest first. All of the person's rows are read by their index and then sorted: in
 * the order of time, the planner would read those of everybody.
 */
export async function listPlaces(
  db: Db,
  owner: TimelineOwner,
  wanted: readonly Wanted[],
  limit: number,
): Promise<FoundPlace[]> {
  const parts = wanted.map(({ kind, rank, before }) => {
    const isOlder = before ? [sql`(at, id::bigint) < (${instantOf(before.at)}, ${before.id}::bigint)`] : [];
    return sql`
      select ${sql.lit(kind)} as kind, ${sql.lit(rank)} as rank, id, at from (${sources[kind](owner)}) as own
      ${where(isOlder)}`;
  });
  const { rows } = await sql<FoundPlace>`
    with entry as materialized (${sql.join(parts, sql` union all `)})
    select kind, id, at as instant, (extract(epoch from at) * 1000000)::bigint as at from entry
    order by entry.at desc, rank, id desc limit ${limit}`.execute(db);
  return rows;
}

const instantOf = (microseconds: number) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
