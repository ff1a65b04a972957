import { type RawBuilder, sql } from 'kysely';
import { type Param, preparedQuery } from './statements.ts';

/** The parameters of a statement that counts a write against a member's hourly limit. */
export interface WriteCount {
  /** Null where limits are off: nothing is counted. */
  limitKey: string | null;
  limitMost: number;
  limitNow: Date;
  limitResetsAt: Date;
}

/**
 * SQL that counts one write for each row of `candidates` (at most one) and returns a row when it is within the limit.
 * It is part of the write's own statement, so counting costs no second write to the disk, and a refused request
 * counts nothing. Concurrent requests of one member wait for each other.
 */
export const countWrite = (param: Param<WriteCount>, candidates: RawBuilder<unknown>) => sql`
  insert into tries as counted (key, count, resets_at)
  select ${param('limitKey')}::text, 1, ${param('limitResetsAt')}::timestamptz from ${candidates} as candidate
  where ${param('limitKey')}::text is not null
  on conflict (key) do update set
    count = case when counted.resets_at <= ${param('limitNow')}::timestamptz then 1 else counted.count + 1 end,
    resets_at = case when counted.resets_at <= ${param('limitNow')}::timestamptz
      then excluded.resets_at else counted.resets_at end
  where counted.resets_at <= ${param('limitNow')}::timestamptz or counted.count < ${param('limitMost')}::int
  returning key`;

/** SQL condition for the same statement: whether the write may proceed. `counted` has the rows of `countWrite`. */
export const isWithinLimit = (param: Param<WriteCount>, counted: RawBuilder<unknown>) =>
  sql<boolean>`(${param('limitKey')}::text is null or exists (select from ${counted}))`;

/** Counts a write in a statement of its own, within a transaction. Returns no row when the limit is reached. */
export const countAlone = preparedQuery<WriteCount, { key: string }>((db, param) =>
  sql<{ key: string }>`${countWrite(param, sql`(select)`)}`.compile(db),
);
