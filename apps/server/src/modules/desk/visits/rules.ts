import { CARD_STEPS_APART, type CardCode } from '@namma/contract/codes/card';
import type { VisitRefusal } from '@namma/contract/visits/rules';

/** A visit in progress. */
interface OpenVisit {
  step: number | null;
}

/**
 * Returns the reason to refuse a code of a live session, if any. Accepts only codes newer than the last accepted one,
 * so that nobody can reuse a photo of it.
 * @param now the server's step
 */
export function refusalOfCode(
  { step }: Pick<CardCode, 'step'>,
  now: number,
  last: OpenVisit | undefined,
): VisitRefusal | undefined {
  if (Math.abs(step - now) > CARD_STEPS_APART) return 'stale code';
  return last?.step != null && step <= last.step ? 'used code' : undefined;
}
