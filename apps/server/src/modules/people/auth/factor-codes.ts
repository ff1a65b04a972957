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

/** 80 random bits (16 characters) cannot be guessed, even with access to the hashes. */
const RECOVERY_CODE_BYTES = 10;

/** Creates recovery codes for display, and the hashes to store. */
export function createRecoveryCodes(): { shown: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32crockford.encode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return { shown: codes.map(writtenRecoveryCode), hashes: codes.map(hashRecoveryCode) };
}

/** A slow hash is unnecessary because a random code cannot be guessed. */
const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Limits wrong codes per account across all addresses. Only someone who knows the password reaches this check, so
 * strangers cannot lock an account.
 */
const codeLimits = (userId: number, of: 'second-factor' | 'approval'): Limit[] => [
  { key: `${of} ${userId}`, most: 10, windowMilliseconds: minutes(15), of: 'account' },
];

/** Counts an attempt before comparing, so that parallel attempts gain nothing; only wrong ones stay counted. */
export async function countingWrong<T>(
  deps: Deps,
  userId: number,
  check: () => Promise<T>,
  of: 'second-factor' | 'approval' = 'second-factor',
): Promise<T> {
  const limits = codeLimits(userId, of);
  await consumeAttempt(deps, limits);
  const result = await check();
  await refundAttempt(deps, limits);
  return result;
}

/**
 * Returns the step of a TOTP code. A code from a future step is stored and refused permanently, because otherwise each
 * guess would be checked against every step of the next five minutes.
 * @throws 400 wrong, expired, or previously entered too early
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

/** True if the user's sign-in asks for a code. */
export const hasSecondFactor = async ({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> =>
  (await findFactor(db, userId))?.confirmed_at != null;

/**
 * Consumes a TOTP or recovery code; each works once (D77). Mails the account's owner when a recovery code is used.
 * @throws 400 wrong, used or expired; 429 after ten wrong ones in 15 minutes
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

/** Notifies the account's owner by mail of a change of the second factor, in the same transaction. */
export const mailFactorChange = (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'mail'>,
  userId: number,
  payload: FactorChange,
): Promise<void> =>
  writeMails(tx, deps, [
    {
      key: `second-factor:${userId}:${randomUUID()}`,
      kind: 'second factor changed',
      to: { userId },
      payload,
    },
  ]);
