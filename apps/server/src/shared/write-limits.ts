import { hours } from '@namma/contract/dates';
import type { Db, Tx } from '../db/types.ts';
import { countAlone, type WriteCount } from '../db/write-count.ts';
import type { Deps } from '../deps.ts';
import { type Refusal, refuseWith } from './refusal.ts';

/** Writes of one member in an hour, far more than anyone makes by hand. */
const MOST_IN_AN_HOUR = {
  orders: 60,
  addresses: 60,
  memberships: 20,
  bookings: 20,
  'cart changes': 600,
} as const;
type WriteKind = keyof typeof MOST_IN_AN_HOUR;

const WINDOW_MILLISECONDS = hours(1);

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
 * Counts a write within its own transaction, so a failed write is not counted.
 * @throws Refusal 429 `tooManyWrites` with the seconds until the hour ends
 */
export async function takeWrite(tx: Tx, deps: Deps, kind: WriteKind, userId: number): Promise<void> {
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
  return refuseWith({ retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) }, 'tooManyWrites');
}

/** Whether the member has used up this hour's writes of this kind. */
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
