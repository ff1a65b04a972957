import { type RawBuilder, sql } from 'kysely';
import { type Given, prepare } from './statements.ts';

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
export const countWrite = (given: Given<WriteCount>, candidates: RawBuilder<unknown>) => sql`
  insert into tries as counted (key, count, resets_at)
  select ${given('limitKey')}::text, 1, ${given('limitResetsAt')}::timestamptz from ${candidates} as candidate
  where ${given('limitKey')}::text is not null
  on conflict (key) do update set
    count = case when counted.resets_at <= ${given('limitNow')}::timestamptz then 1 else counted.count + 1 end,
    resets_at = case when counted.resets_at <= ${given('limitNow')}::timestamptz
      then excluded.resets_at else counted.resets_at end
  where counted.resets_at <= ${given('limitNow')}::timestamptz or counted.count < ${given('limitMost')}::int
  returning key`;

/** For the same statement: whether the write may go on. `counted` has the rows of `countWrite`. */
export const isWithinLimit = (given: Given<WriteCount>, counted: RawBuilder<unknown>) =>
  sql<boolean>`(${given('limitKey')}::text is null or exists (select from ${counted}))`;

/** The same as a statement of its own, within a transaction. No row: the limit is reached. */
export const countAlone = prepare<WriteCount, { key: string }>((db, given) =>
  sql<{ key: string }>`${countWrite(given, sql`(select)`)}`.compile(db),
);
