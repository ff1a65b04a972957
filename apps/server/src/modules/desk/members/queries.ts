import type { TimelineKind } from '@namma/contract/members/timeline';
import { type RawBuilder, sql } from 'kysely';
import { where } from '../../../platform/db/lists/list-window.ts';
import type { Db } from '../../../platform/db/types.ts';

/** Selects the entries of one kind. */
interface Wanted {
  kind: TimelineKind;
  /** SQL that selects `id` and `at` of all entries of this kind for the person. */
  entries: RawBuilder<unknown>;
  /** The sort order among entries of the same instant. */
  rank: number;
  /** Only entries before this instant (microseconds since 1970), or at this instant with a lower id. */
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
 * Lists a person's timeline entries, newest first. Reads all of the person's rows by index and sorts them: ordered by
 * time, the planner would scan everyone's rows.
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
