import { minutes } from '@namma/contract/days/dates';
import { APP_CODE } from '@namma/contract/users/second-factor';
import type { Deps } from '../../../deps.ts';
import { consumeAttempt, type Limit, refundAttempt } from '../../../platform/shared/limits.ts';
import { refuseAt } from '../../../platform/shared/refusal.ts';
import { consumeRecoveryCode, consumeStep, findFactor } from './queries/second-factors.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/**
 * Wrong codes of an account, from all addresses. Only who knows the password reaches them, so a stranger cannot keep anybody
 * out with them.
 */
const codeLimits = (userId: number): Limit[] => [
  { key: `second-factor ${userId}`, most: 10, windowMilliseconds: minutes(15), of: 'account' },
];

/** Counts a try before it is compared, so that parallel tries gain nothing; only wrong ones stay counted. */
export async function countingWrong<T>(deps: Deps, userId: number, check: () => Promise<T>): Promise<T> {
  const limits = codeLimits(userId);
  await consumeAttempt(deps, limits);
  const result = await check();
  await refundAttempt(deps, limits);
  return result;
}

/** The step of an app's code. Refuses: 400 wrong, or of another time. */
export function getStep(secret: Buffer, code: string, now: Date): number {
  const step = findStep(secret, code, now);
  if (step === undefined) throw refuseAt('code', 'factorCodeWrong');
  if (step === 'otherTime') throw refuseAt('code', 'factorClock');
  return step;
}

/** Whether the sign-in of a person asks for a code. */
export const hasSecondFactor = async ({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> =>
  (await findFactor(db, userId))?.confirmed_at != null;

/**
 * Uses up a code of the app or a recovery code, each once (D77).
 * Refuses: 400 wrong, used, or of another time; 429 after ten wrong ones in 15 minutes.
 */
export const consumeCode = (deps: Deps, userId: number, code: string): Promise<void> =>
  countingWrong(deps, userId, async () => {
    const { db, clock } = deps;
    if (!APP_CODE.test(code)) {
      if (!(await consumeRecoveryCode(db, userId, hashRecoveryCode(code))))
        throw refuseAt('code', 'factorCodeWrong');
      return;
    }
    const factor = await findFactor(db, userId);
    if (!factor?.confirmed_at) throw refuseAt('code', 'factorCodeWrong');
    const step = getStep(factor.secret, code, clock());
    if (!(await consumeStep(db, userId, step))) throw refuseAt('code', 'factorCodeUsed');
  });
