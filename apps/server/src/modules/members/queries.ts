import type { TimelineKind } from '@namma/contract/timeline';
import { type RawBuilder, sql } from 'kysely';
import { where } from '../../db/lists/list-window.ts';
import type { Db } from '../../db/types.ts';
import { boundAfter, type Place, rankOf } from './rules.ts';

/** Whose timeline it is. */
export interface TimelineOwner {
  userId: number;
  email: string;
}

export interface FoundPlace extends Place {
  instant: Date;
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
 * The places of a person's entries of these kinds, newest first, those before a place only. All of the person's rows are
 * read by their index and then sorted: in the order of time, the planner would read those of everybody.
 */
export async function listPlaces(
  db: Db,
  owner: TimelineOwner,
  { kinds, before, limit }: { kinds: readonly TimelineKind[]; before: Place | undefined; limit: number },
): Promise<FoundPlace[]> {
  const parts = kinds.map((kind) => {
    const { id, at, from, isOwn } = sources[kind];
    const older = before
      ? [sql`(${at}, ${id}::bigint) < (${instantOf(before)}, ${boundAfter(before, kind)}::bigint)`]
      : [];
    return sql`select ${sql.lit(kind)} as kind, ${sql.lit(rankOf(kind))} as rank, ${id} as id, ${at} as at from ${from}
      ${where([isOwn(owner), ...older])}`;
  });
  const { rows } = await sql<FoundPlace>`
    with entry as materialized (${sql.join(parts, sql` union all `)})
    select kind, id, at as instant, (extract(epoch from at) * 1000000)::bigint as at from entry
    order by entry.at desc, rank, id desc limit ${limit}`.execute(db);
  return rows;
}

const instantOf = (place: Place) => sql`timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond'`;
