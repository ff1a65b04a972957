import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { refuseWith } from './refusal.ts';

/** So many tries in so long a time for one key, such as an email and an address. */
export interface Limit {
  key: string;
  most: number;
  windowMilliseconds: number;
}

/**
 * Counts one try against each limit before anything else happens, in one statement each, so that parallel tries
 * gain nothing (D20). The counters are in the database: they hold for all processes together.
 * @throws Refusal 429 `tooManyTries` with the seconds until the window ends
 */
export async function takeTry({ db, clock, isRateLimited }: Deps, limits: readonly Limit[]): Promise<void> {
  if (!isRateLimited) return;
  const now = clock();
  for (const { key, most, windowMilliseconds } of limits) {
    const resetsAt = new Date(now.getTime() + windowMilliseconds);
    const counter = await db
      .insertInto('tries')
      .values({ key, count: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when tries.resets_at <= ${now} then 1 else tries.count + 1 end`,
          resets_at: sql`case when tries.resets_at <= ${now} then ${resetsAt}::timestamptz else tries.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (counter.count > most) {
      const retryAfterSeconds = Math.max(1, Math.ceil((counter.resets_at.getTime() - now.getTime()) / 1000));
      throw refuseWith({ retryAfterSeconds }, 'tooManyTries');
    }
  }
}

/** Takes a counted try back: only failures count against a login. */
export async function giveTryBack({ db, isRateLimited }: Deps, limits: readonly Limit[]): Promise<void> {
  if (!isRateLimited) return;
  await db
    .updateTable('tries')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where(
      'key',
      'in',
      limits.map((limit) => limit.key),
    )
    .execute();
}
