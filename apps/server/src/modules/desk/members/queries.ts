import type { TimelineKind } from '@namma/contract/members/timeline';
import { type RawBuilder, sql } from 'kysely';
import { where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';

/** Which entries of one kind to find. */
interface Wanted {
  kind: TimelineKind;
  /** Selects `id` and `at` of all of the person's entries of this kind. */
  entries: RawBuilder<unknown>;
  /** Its order among entries of the same instant. */
  rank: number;
  /** Only those before this instant, in microseconds since 1970, or of this instant with a lower id. */
  before: { at: number; id: number } | undefined;
}

interface FoundEntry {
  kind: TimelineKind;
  id: number;
  instant: Date;
  /** `instant` in microseconds since 1970. */
  at: number;
}

/**
 * The entries of a person's entries, newest first. All of the person's rows are read by their index and then sorted: in
 * the order of time, the planner would read those of everybody.
 */
export async function listEntries(db: Db, wanted: readonly Wanted[], limit: number): Promise<FoundEntry[]> {
  const parts = wanted.map(({ kind, entries, rank, before }) => {
    const isOlder = before ? [sql`(at, id::bigint) < (${instantOf(before.at)}, ${before.id}::bigint)`] : [];
    return sql`
      select ${sql.lit(kind)} as kind, ${sql.lit(rank)} as rank, id, at from (${entries}) as own
      ${where(isOlder)}`;
  });
  const { rows } = await sql<FoundEntry>`
    with entry as materialized (${sql.join(parts, sql` union all `)})
    select kind, id, at as instant, (extract(epoch from at) * 1000000)::bigint as at from entry
    order by entry.at desc, rank, id desc limit ${limit}`.execute(db);
  return rows;
}

const instantOf = (microseconds: number) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
