import { CARD_STEPS_APART, type CardCode } from '@namma/contract/codes/card';
import type { VisitRefusal } from '@namma/contract/visits/rules';

/** A visit that is going on. */
interface OpenVisit {
  step: number | null;
}

/**
 * Why a code that a live session has made is not accepted, if so. Only codes that are newer than the last accepted one
 * count, so that nobody else comes in with a picture of it.
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
