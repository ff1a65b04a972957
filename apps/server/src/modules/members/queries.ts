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

/** How the entries of one kind are found: their ids and instants. */
interface Source {
  id: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  isOwn: (owner: TimelineOwner) => RawBuilder<unknown>;
}

const id = sql`id`;
const at = sql`created_at`;
const byUser = ({ userId }: TimelineOwner) => sql`user_id = ${userId}`;

const sources: Record<TimelineKind, Source> = {
  membership: { id, at, from: sql`memberships`, isOwn: byUser },
  // One entry for a checkout, named after the first of its orders.
  order: {
    id,
    at,
    from: sql`(select user_id, min(id) as id, min(created_at) as created_at from orders group by user_id, checkout_id) as checkouts`,
    isOwn: byUser,
  },
  appointment: { id, at, from: sql`bookings`, isOwn: byUser },
  query: { id, at, from: sql`enquiries`, isOwn: ({ email }) => sql`email = ${email}` },
  mail: { id, at, from: sql`mails`, isOwn: ({ email }) => sql`recipient = ${email}` },
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
    const { id, at, from, isOwn } = sources[kind];
    const isOlder = before
      ? [sql`(${at}, ${id}::bigint) < (${instantOf(before.at)}, ${before.id}::bigint)`]
      : [];
    return sql`select ${sql.lit(kind)} as kind, ${sql.lit(rank)} as rank, ${id} as id, ${at} as at from ${from}
      ${where([isOwn(owner), ...isOlder])}`;
  });
  const { rows } = await sql<FoundPlace>`
    with entry as materialized (${sql.join(parts, sql` union all `)})
    select kind, id, at as instant, (extract(epoch from at) * 1000000)::bigint as at from entry
    order by entry.at desc, rank, id desc limit ${limit}`.execute(db);
  return rows;
}

const instantOf = (microseconds: number) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
