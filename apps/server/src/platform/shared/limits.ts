import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { inOneStatement } from '../db/transaction.ts';
import type { Db, Tx } from '../db/types.ts';
import { Refusal, refuseWith } from './refusal.ts';
import { SpentLimits } from './spent-limits.ts';

/** The number of attempts that a key, such as an email and an address, has in a time window. */
export interface Limit {
  key: string;
  /** When absent, attempts are counted but never refused. */
  most?: number;
  windowMilliseconds: number;
  /** The limited object, named in the refusal's message. */
  of: 'network' | 'email' | 'account';
}

/** An exhausted limit, and the end of its window. */
export interface SpentLimit {
  limit: Limit;
  endsAt: Date;
}

const NO_BOUND = 2_147_483_647;

const spentLimits = new WeakMap<Db, SpentLimits>();

/** The exhausted limits that this process remembers, for each database, so that tests do not share them. */
function spentLimitsOf(db: Db): SpentLimits {
  const known = spentLimits.get(db) ?? new SpentLimits();
  spentLimits.set(db, known);
  return known;
}

/**
 * Counts one attempt against all limits in one statement, before anything else happens, so that parallel attempts gain
 * nothing (D20). The counters are in the database and apply to all processes together. If one limit is exhausted, the
 * attempt counts against none and writes nothing.
 * @param limits the widest first: the address before the email from that address
 * @returns the count of each limit, including this attempt (zeros where limits are off), or the exhausted limits
 */
export async function countAttempt(
  { db, clock, isRateLimited }: Deps,
  limits: readonly Limit[],
): Promise<{ counts: number[] } | { spent: SpentLimit[] }> {
  if (!isRateLimited) return { counts: limits.map(() => 0) };
  const now = clock();
  const remembered = spentLimitsOf(db);
  const spent: SpentLimit[] = [];
  for (const limit of limits) {
    const endsAt = await remembered.find(limit.key, now, async () =>
      (await readSpent(db, [limit], now)).get(limit.key),
    );
    if (endsAt) spent.push({ limit, endsAt });
  }
  if (spent.length > 0) return { spent };
  const counts = await countTry(db, limits, now);
  if (limits.every(({ key }) => counts.has(key)))
    return { counts: limits.map(({ key }) => counts.get(key) ?? 0) };
  if (counts.size > 0) await uncountTry(db, [...counts.keys()]);
  const ends = await readSpent(db, limits, now);
  for (const [key, endsAt] of ends) remembered.remember(key, endsAt);
  return {
    spent: limits.flatMap((limit) => {
      const endsAt = ends.get(limit.key);
      return endsAt ? [{ limit, endsAt }] : [];
    }),
  };
}

/**
 * Counts an attempt and refuses it if a limit is exhausted.
 * @throws Refusal 429 that names the limit, with the seconds until the window ends
 */
export async function consumeAttempt(deps: Deps, limits: readonly Limit[]): Promise<number[]> {
  const counted = await countAttempt(deps, limits);
  if ('spent' in counted) throw refuseSpent(counted.spent, deps.clock());
  return counted.counts;
}

/** Like `consumeAttempt`, but returns false instead of throwing. */
export async function tryAttempt(deps: Deps, limits: readonly Limit[]): Promise<boolean> {
  try {
    await consumeAttempt(deps, limits);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Reverts a counted attempt: only failed sign-ins count. */
export async function refundAttempt({ db, isRateLimited }: Deps, limits: readonly Limit[]): Promise<void> {
  if (!isRateLimited) return;
  const keys = limits.map((limit) => limit.key);
  await uncountTry(db, keys);
  spentLimitsOf(db).anonymize(keys);
}

const refusalOf = {
  network: 'tooManyFromNetwork',
  email: 'tooManyForEmail',
  account: 'tooManyTries',
} as const;

/** The refusal of an attempt: names the limit that ends last, and in how many minutes. */
export function refuseSpent(spent: readonly SpentLimit[], now: Date): Refusal {
  const last = spent.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0];
  const milliseconds = (last?.endsAt.getTime() ?? 0) - now.getTime();
  return refuseTry(last?.limit.of ?? 'account', Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** Refuses an attempt for the given limit. */
export const refuseTry = (of: Limit['of'], retryAfterSeconds: number): Refusal =>
  refuseWith({ retryAfterSeconds }, refusalOf[of], Math.ceil(retryAfterSeconds / 60));

/**
 * Counts an attempt unless a limit is exhausted, in which case it writes nothing; the row itself decides concurrent
 * attempts. Rows are locked in the order of the limits, so statements cannot deadlock.
 * @returns the new counts, by key
 */
async function countTry(db: Db, limits: readonly Limit[], now: Date): Promise<Map<string, number>> {
  const wanted = limits.map(({ key, most = NO_BOUND, windowMilliseconds }, position) => {
    const resetsAt = new Date(now.getTime() + windowMilliseconds);
    return sql`(${key}::text, ${most}::int, ${resetsAt}::timestamptz, ${position}::int)`;
  });
  const statement = sql<{ key: string; count: number }>`
    with wanted (key, most, resets_at, position) as (values ${sql.join(wanted)}),
    spent as (
      select 1 from wanted join tries using (key)
      where tries.resets_at > ${now} and tries.count >= wanted.most
    )
    insert into tries (key, count, resets_at)
    select key, 1, resets_at from wanted where not exists (select from spent) order by position
    on conflict (key) do update set
      count = case when tries.resets_at <= ${now} then 1 else tries.count + 1 end,
      resets_at = case when tries.resets_at <= ${now} then excluded.resets_at else tries.resets_at end
    where tries.resets_at <= ${now} or tries.count < (select most from wanted where wanted.key = tries.key)
    returning key, count`;
  const { rows } = await inOneStatement(() => statement.execute(db));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Locks its rows in the order of the keys, like `countTry`. */
async function uncountTry(db: Db, keys: readonly string[]): Promise<void> {
  const statement = sql`
    update tries set count = greatest(count - 1, 0)
    where key in (
      select key from tries where key = any(${keys}::text[])
      order by array_position(${keys}::text[], key) for update
    )`;
  await inOneStatement(() => statement.execute(db));
}

/** Reads the exhausted limits, with the end of their window. */
async function readSpent(db: Db, limits: readonly Limit[], now: Date): Promise<Map<string, Date>> {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .selectFrom('tries')
    .select(['key', 'count', 'resets_at'])
    .where('key', 'in', keys)
    .where('resets_at', '>', now)
    .execute();
  const isSpent = ({ key, count }: (typeof rows)[number]) =>
    count >= (limits.find((limit) => limit.key === key)?.most ?? NO_BOUND);
  return new Map(rows.filter(isSpent).map(({ key, resets_at }) => [key, resets_at]));
}

/** With the deletion of an account: deletes the counters that contain its email. */
export const deleteLimitsOf = (tx: Tx, email: string) =>
  sql`delete from tries where key in (
    select key from tries where right(key, length(${email}) + 1) = ' ' || ${email} for update skip locked)`.execute(
    tx,
  );

/**
 * Deletes counters whose window has ended. Skips rows locked by a sign-in until the next time, so that the two cannot
 * deadlock.
 */
export const deleteEndedWindows = (db: Db, now: Date) =>
  sql`delete from tries where key in (
    select key from tries where resets_at <= ${now} for update skip locked)`.execute(db);
