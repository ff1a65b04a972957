import { randomBytes } from 'node:crypto';
import { FACTOR_START_MINUTES } from '@namma/contract/auth/second-factor';
import type { FactorConfirmation, FactorDrop, FactorStart } from '@namma/contract/auth/second-factor-schemas';
import type { Reply } from '@namma/contract/calls';
import { gymDay, minutes } from '@namma/contract/days/dates';
import type { FactorChange } from '@namma/contract/mail/rules';
import { base32nopad } from '@scure/base';
import { generateURI } from 'otplib';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { readSettings } from '../../core/settings/api.ts';
import { findCredentialsByEmail, getCredentialsById } from '../users/api.ts';
import {
  consumeCode,
  countingWrong,
  createRecoveryCodes,
  getStep,
  hasSecondFactor,
  mailFactorChange,
} from './factor-codes.ts';
import { deletePendingEmailOfOtherSessions } from './queries/email-links.ts';
import {
  confirmFactor as confirmStarted,
  countRecoveryCodes,
  deleteFactor,
  findDemand,
  findFactor,
  insertRecoveryCodes,
  startFactor as keepStarted,
} from './queries/second-factors.ts';
import { deleteOtherSessions, deleteSessionsOf } from './queries/sessions.ts';
import { checkPassword } from './service.ts';
import { SECRET_BYTES } from './totp.ts';

/** Reports if the caller has a second factor. Only the start call returns the secret. */
export async function getFactor({ db }: Deps, session: Session): Promise<Reply<'user/getFactor'>> {
  const [factor, recoveryCodesLeft, isDemanded] = await Promise.all([
    findFactor(db, session.userId),
    countRecoveryCodes(db, session.userId),
    isDemandedOf(db, session),
  ]);
  const confirmedAt = factor?.confirmed_at ?? null;
  return {
    isOn: confirmedAt !== null,
    isDemanded,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft,
  };
}

const isDemandedOf = async (db: Db, { staff }: Session): Promise<boolean> =>
  staff !== undefined && (await findDemand(db, staff.preset)) !== undefined;

/**
 * Creates a secret for an authenticator app. Sign-in asks for codes only after confirmation.
 * @throws 400 wrong password; 409 already on: turn it off with a code first
 */
export async function startFactor(
  deps: Deps,
  session: Session,
  { password }: FactorStart,
): Promise<Reply<'user/startFactor'>> {
  const { db, clock } = deps;
  await checkPassword(deps, session, password);
  const bytes = randomBytes(SECRET_BYTES);
  if (!(await keepStarted(db, session.userId, bytes, clock()))) throw refuse('factorOn');
  const { email } = await getCredentialsById(db, session.userId);
  const secret = base32nopad.encode(bytes);
  const { brand } = await readSettings(db, gymDay(clock()));
  const uri = generateURI({ issuer: brand.name, label: email, secret });
  return { secret, uri, qr: toQrCode(uri) };
}

/**
 * Turns the factor on with a first code, which is consumed. Ends the other sessions, which were opened without a code.
 * @throws 400 wrong code; 409 already on, or started more than ten minutes ago; 429 after ten wrong codes in 15 minutes
 * @returns the recovery codes; only their hashes are stored
 */
export async function confirmFactor(
  deps: Deps,
  { userId, tokenHash }: Session,
  { code }: FactorConfirmation,
): Promise<Reply<'user/confirmFactor'>> {
  const { db, clock } = deps;
  const now = clock();
  const factor = await findFactor(db, userId);
  if (factor?.confirmed_at) throw refuse('factorOn');
  const isStarted =
    factor !== undefined && now.getTime() - factor.started_at.getTime() <= minutes(FACTOR_START_MINUTES);
  if (!isStarted) throw refuse('factorNotStarted');
  const { secret } = factor;
  const step = await countingWrong(deps, userId, () => getStep(deps, userId, factor, code));
  const codes = createRecoveryCodes();
  await inTransaction(db, async (tx) => {
    if (!(await confirmStarted(tx, { userId, secret, step, now }))) throw refuse('factorOn');
    await insertRecoveryCodes(tx, userId, codes.hashes);
    await deletePendingEmailOfOtherSessions(tx, userId, tokenHash);
    await deleteOtherSessions(tx, userId, tokenHash);
    await reportFactor(tx, deps, userId, { by: userId, change: 'set' });
  });
  return { recoveryCodes: codes.shown };
}

/**
 * Turns the factor off. Accepts a recovery code too, so that a lost phone can be replaced.
 * @throws 400 wrong password or code; 409 already off, or required by the caller's preset; 429 after ten wrong ones in
 * 15 minutes
 */
export async function removeFactor(
  deps: Deps,
  session: Session,
  { password, code }: FactorDrop,
): Promise<Reply<'user/removeFactor'>> {
  const { userId } = session;
  await checkPassword(deps, session, password);
  if (!(await hasSecondFactor(deps, userId))) throw refuse('factorOff');
  if (await isDemandedOf(deps.db, session)) throw refuse('factorStays');
  await consumeCode(deps, userId, code);
  await inTransaction(deps.db, async (tx) => {
    if (!(await deleteFactor(tx, userId))) throw refuse('factorOff');
    await reportFactor(tx, deps, userId, { by: userId, change: 'dropped' });
  });
  return { status: messages().securityMessages.factorDropped };
}

/**
 * Turns off a lost second factor and ends all sessions of the user, because whoever has the phone may be signed in.
 * @param by the acting admin; null at the server's terminal
 * @returns false when none is on
 */
export async function dropFactorOf(
  tx: Tx,
  deps: ReportDeps,
  userId: number,
  by: number | null,
): Promise<boolean> {
  if (!(await deleteFactor(tx, userId))) return false;
  await deleteSessionsOf(tx, userId);
  await reportFactor(tx, deps, userId, { by, change: 'dropped by the gym' });
  return true;
}

/**
 * Turns off the factor from the server's terminal.
 * @returns false when the account has none
 */
export const resetFactor = (deps: Deps, email: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const user = await findCredentialsByEmail(tx, email);
    return user !== undefined && dropFactorOf(tx, deps, user.id, null);
  });

type ReportDeps = Pick<Deps, 'clock' | 'mail'>;

/** Logs a change of the factor, and notifies the account's owner by mail. */
async function reportFactor(
  tx: Tx,
  deps: ReportDeps,
  userId: number,
  { by, change }: { by: number | null; change: Exclude<FactorChange['change'], 'recovery code used'> },
): Promise<void> {
  const isSet = change === 'set';
  await logActivity(tx, { userId: by, now: deps.clock() }, [
    {
      action: isSet ? 'second factor set' : 'second factor dropped',
      subjectType: 'admin',
      subjectId: userId,
      subjectUserId: userId,
      subject: '',
      before: { secondFactor: !isSet },
      after: { secondFactor: isSet },
    },
  ]);
  await mailFactorChange(tx, deps, userId, { change });
}
