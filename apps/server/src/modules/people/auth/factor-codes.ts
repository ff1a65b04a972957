import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { APP_CODE, RECOVERY_CODES, writtenRecoveryCode } from '@namma/contract/auth/second-factor';
import { minutes } from '@namma/contract/days/dates';
import type { FactorChange } from '@namma/contract/mail/rules';
import { base32crockford } from '@scure/base';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { consumeAttempt, type Limit, refundAttempt } from '../../../platform/shared/limits.ts';
import { refuseAt } from '../../../platform/shared/refusal.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import {
  addEarlyStep,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  findFactor,
} from './queries/second-factors.ts';
import { findStep, stepAt } from './totp.ts';

/** 80 random bits, 16 characters: too many to be guessed, also by somebody who has the hashes. */
const RECOVERY_CODE_BYTES = 10;

/** Creates recovery codes as they are shown, and the hashes that are stored. */
export function createRecoveryCodes(): { shown: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32crockford.encode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return { shown: codes.map(writtenRecoveryCode), hashes: codes.map(hashRecoveryCode) };
}

/** A slow hash is unnecessary because a random code cannot be guessed. */
const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Limits the wrong codes of an account, from all addresses. Only somebody who knows the password reaches them, so a stranger
 * cannot lock anybody out with them.
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

/**
 * Returns the step of an app's code. A code that is typed before its time is stored and refused for good: otherwise each guess
 * would be checked against every step of the next five minutes.
 * Refuses: 400 wrong, of another time, or typed before its time once.
 */
export async function getStep(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { secret, early_steps }: { secret: Buffer; early_steps: readonly number[] },
  code: string,
): Promise<number> {
  const now = clock();
  const found = findStep(secret, code, now);
  if (!found) throw refuseAt('code', 'factorCodeWrong');
  if (early_steps.includes(found.step)) throw refuseAt('code', 'factorCodeUsed');
  if (found.isAccepted) return found.step;
  const current = stepAt(now);
  if (found.step > current) await addEarlyStep(db, userId, { step: found.step, current });
  throw refuseAt('code', 'factorClock');
}

/** Whether the sign-in of a person asks for a code. */
export const hasSecondFactor = async ({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> =>
  (await findFactor(db, userId))?.confirmed_at != null;

/**
 * Uses up a code of the app or a recovery code, each once (D77). The use of a recovery code is mailed to the account's owner.
 * Refuses: 400 wrong, used, or of another time; 429 after ten wrong ones in 15 minutes.
 */
export const consumeCode = (deps: Deps, userId: number, code: string): Promise<void> =>
  countingWrong(deps, userId, async () => {
    const { db } = deps;
    if (!APP_CODE.test(code)) {
      await inTransaction(db, async (tx) => {
        if (!(await consumeRecoveryCode(tx, userId, hashRecoveryCode(code))))
          throw refuseAt('code', 'factorCodeWrong');
        const recoveryCodesLeft = await countRecoveryCodes(tx, userId);
        await mailFactorChange(tx, deps, userId, { change: 'recovery code used', recoveryCodesLeft });
      });
      return;
    }
    const factor = await findFactor(db, userId);
    if (!factor?.confirmed_at) throw refuseAt('code', 'factorCodeWrong');
    const step = await getStep(deps, userId, factor, code);
    if (!(await consumeStep(db, userId, step))) throw refuseAt('code', 'factorCodeUsed');
  });

/** Mails the account's owner about a change of the second factor, in the transaction of the change. */
export const mailFactorChange = (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'mail'>,
  userId: number,
  facts: FactorChange,
): Promise<void> =>
  writeMails(tx, deps, [
    { key: `second-factor:${userId}:${randomUUID()}`, kind: 'second factor changed', to: { userId }, facts },
  ]);
