import type { Reply } from '@namma/contract/calls';
import { minutes } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { SAME_VISIT_MINUTES } from '@namma/contract/visits/rules';
import type { Tx } from '../../../platform/db/types.ts';
import { scanPass } from '../../gym/passes/api.ts';
import { insertVisit } from './queries.ts';

/** Visits after this instant are still the same visit. */
export const sameVisitSince = (now: Date): Date => new Date(now.getTime() - minutes(SAME_VISIT_MINUTES));

/**
 * Admits the holder of a pass, or returns the reason for refusal. A second scan at the same center within an hour
 * belongs to the same visit.
 */
export async function admitPass(
  tx: Tx,
  { center, now, userId: scannedBy }: { center: Center; now: Date; userId: number },
  code: number,
): Promise<Reply<'visits/scan'>> {
  const { refusal, usedAt, userId, passId, shown } = await scanPass(tx, code, { center, now });
  const since = usedAt && { since: usedAt.toISOString() };
  if (refusal === 'pass used' && usedAt && usedAt > sameVisitSince(now))
    return { verdict: 'in', ...since, member: null, pass: shown };
  await insertVisit(tx, {
    user_id: userId,
    membership_id: null,
    pass_id: passId,
    center,
    at: now,
    is_in: refusal === undefined,
    refusal: refusal ?? null,
    scanned_by: scannedBy,
  });
  if (!refusal) return { verdict: 'in', member: null, pass: shown };
  return { verdict: 'refused', reason: refusal, ...since, member: null, ...(shown && { pass: shown }) };
}
