import { hours } from '@namma/contract/days/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../db/types.ts';
import { type Refusal, refuseWith } from './refusal.ts';

/** Writes of one member in an hour, far more than anyone makes by hand. */
const MOST_IN_AN_HOUR = {
  orders: 60,
  addresses: 60,
  memberships: 20,
  bookings: 20,
  classes: 60,
  'cart changes': 600,
} as const;
type WriteKind = keyof typeof MOST_IN_AN_HOUR;

const WINDOW_MILLISECONDS = hours(1);

/** The parameters of a statement that counts a write against a member's hourly limit. */
export interface WriteCount {
  /** Null where limits are off: nothing is counted. */
  limitKey: string | null;
  limitMost: number;
  limitNow: Date;
  limitResetsAt: Date;
}

/** The parameters that count one write of this kind by this member. The hour begins with the first counted write. */
export function writeCountOf(
  { clock, isRateLimited }: Pick<Deps, 'clock' | 'isRateLimited'>,
  kind: WriteKind,
  userId: number,
): WriteCount {
  const now = clock();
  return {
    limitKey: isRateLimited ? keyOf(kind, userId) : null,
    limitMost: MOST_IN_AN_HOUR[kind],
    limitNow: now,
    limitResetsAt: new Date(now.getTime() + WINDOW_MILLISECONDS),
  };
}

const keyOf = (kind: WriteKind, userId: number): string => `${kind} ${userId}`;

/**
 * SQL that counts one write for each row of `candidates` (at most one) and returns a row when it is within the limit.
 * It is part of the write's own statement, so counting costs no second write to the disk, and a refused request counts
 * nothing. Concurrent requests of one member wait for each other.
 */
export const countWrite = (values: WriteCount, candidates: RawBuilder<unknown>) => sql`
  insert into tries as counted (key, count, resets_at)
  select ${values.limitKey}::text, 1, ${values.limitResetsAt}::timestamptz from ${candidates} as candidate
  where ${values.limitKey}::text is not null
  on conflict (key) do update set
    count = case when counted.resets_at <= ${values.limitNow}::timestamptz then 1 else counted.count + 1 end,
    resets_at = case when counted.resets_at <= ${values.limitNow}::timestamptz
      then excluded.resets_at else counted.resets_at end
  where counted.resets_at <= ${values.limitNow}::timestamptz or counted.count < ${values.limitMost}::int
  returning key`;

/** SQL condition for the same statement: true if the write may proceed. `counted` has the rows of `countWrite`. */
export const isWithinLimit = (values: WriteCount, counted: RawBuilder<unknown>) =>
  sql<boolean>`(${values.limitKey}::text is null or exists (select from ${counted}))`;

/** Counts a write in a separate statement, within a transaction. Returns no row when the limit is reached. */
export const countAlone = async (db: Db, values: WriteCount): Promise<{ key: string }[]> =>
  (await sql<{ key: string }>`${countWrite(values, sql`(select)`)}`.execute(db)).rows;

/**
 * Counts a write within its own transaction, so a failed write is not counted.
 * @throws Refusal 429 `tooManyWrites` with the seconds until the hour ends
 */
export async function consumeWrite(tx: Tx, deps: Deps, kind: WriteKind, userId: number): Promise<void> {
  const count = writeCountOf(deps, kind, userId);
  if (count.limitKey === null || (await countAlone(tx, count)).length > 0) return;
  throw await tooManyWrites(tx, deps, kind, userId);
}

/** The refusal of a write beyond the limit, with the seconds until the member's hour ends. */
export async function tooManyWrites(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  kind: WriteKind,
  userId: number,
): Promise<Refusal> {
  const counter = await db
    .selectFrom('tries')
    .select('resets_at')
    .where('key', '=', keyOf(kind, userId))
    .executeTakeFirst();
  const milliseconds = (counter?.resets_at.getTime() ?? 0) - clock().getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuseWith({ retryAfterSeconds }, 'tooManyWrites', Math.ceil(retryAfterSeconds / 60));
}

/** True if the member has used up this hour's writes of this kind. */
export async function isWriteLimitSpent(deps: Deps, kind: WriteKind, userId: number): Promise<boolean> {
  const { limitKey, limitMost, limitNow } = writeCountOf(deps, kind, userId);
  if (limitKey === null) return false;
  const spent = await deps.db
    .selectFrom('tries')
    .select('key')
    .where('key', '=', limitKey)
    .where('count', '>=', limitMost)
    .where('resets_at', '>', limitNow)
    .executeTakeFirst();
  return spent !== undefined;
}
