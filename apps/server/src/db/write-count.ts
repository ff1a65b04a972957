import { type RawBuilder, sql } from 'kysely';
import { type Param, preparedQuery } from './statements.ts';

/** What a statement needs in order to count a write. */
export interface WriteCount {
  /** Null where limits are off: then nothing is counted. */
  limitKey: string | null;
  limitMost: number;
  limitNow: Date;
  limitResetsAt: Date;
}

/**
 * For a statement that writes: counts one write for each of `candidates`, at most one row, and returns a row if it is
 * within the limit. Part of the write's own statement, so that counting is no second write to the disk, and a request
 * that is refused for whatever reason writes nothing. Of requests at the same moment each waits for the one before.
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

/** For the same statement: whether the write may go on. `counted` has the rows of `countWrite`. */
export const isWithinLimit = (param: Param<WriteCount>, counted: RawBuilder<unknown>) =>
  sql<boolean>`(${param('limitKey')}::text is null or exists (select from ${counted}))`;

/** The same as a statement of its own, within a transaction. No row: the limit is reached. */
export const countAlone = preparedQuery<WriteCount, { key: string }>((db, param) =>
  sql<{ key: string }>`${countWrite(param, sql`(select)`)}`.compile(db),
);
