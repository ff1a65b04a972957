import { SESSION_DAYS } from '@namma/contract/auth/rules';
import type { Login } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { days } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { hashNetwork, hasSignedInFrom } from '../../../platform/shared/known-networks.ts';
import { refundAttempt } from '../../../platform/shared/limits.ts';
import { Refusal, refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { findCredentialsByEmail } from '../users/api.ts';
import type { DelayPermit } from './answer-delays.ts';
import { consumeCode, hasSecondFactor } from './factor-codes.ts';
import { decoyHash, isPassword } from './passwords.ts';
import { type Device, insertSession } from './queries/sessions.ts';
import { countSignIn, type SignInTry } from './sign-in-limits.ts';
import type { SignInPace } from './sign-in-pace.ts';
import { createToken, hashToken } from './tokens.ts';

const SESSION_MILLISECONDS = days(SESSION_DAYS);

/** Where somebody signs in from. */
export interface SignInPlace {
  address: VisitorAddress;
  device: Device;
}

/** Sign-ins that this process has refused since its start. */
let failedCount = 0;

/** For the metrics: many at once are somebody who guesses. */
export const readFailedSignIns = (): number => failedCount;

/** `openSession`, with what it refuses counted. A first step of two is no failure. */
export async function logIn(...facts: Parameters<typeof openSession>): ReturnType<typeof openSession> {
  try {
    return await openSession(...facts);
  } catch (error) {
    if (error instanceof Refusal && error.refusalName !== 'secondFactor') failedCount++;
    throw error;
  }
}

/**
 * Opens a session of 30 days (D20). An unknown email and a wrong password get the same answer in the same time. The right
 * password of an account that has signed in from this address in the last 30 days always signs in, also after the address or
 * the email has had too many failures. After 50 failures of an address everybody else is answered after a second; after 30
 * of an email, from all addresses, every wrong password is. Refuses: 400 `wrongLogin`, and what `askForCode` refuses; 429
 * after 10 failures of an email from one address, and while too many answers wait.
 */
async function openSession(
  deps: Deps,
  pace: SignInPace,
  form: Login,
  { address, device }: SignInPlace,
): Promise<Reply<'auth/userLogin'>> {
  const tried = await countSignIn(deps, form.email, address);
  const permit = tried.pace === 'free' ? undefined : pace.acquire(tried);
  if (tried.pace === 'spent' && !permit) throw tried.refusal;
  const user = await findCredentialsByEmail(deps.db, form.email).catch((error: unknown) => {
    permit?.release();
    throw error;
  });
  const isRight =
    tried.pace === 'free'
      ? await isOwnPassword(user, form.password)
      : await checkBeyondLimit(deps, pace, { tried, permit, user, password: form.password, address });
  if (tried.pace === 'free' && tried.isEmailGuessed) {
    const hasWaited = await pace.ofEmails.wait();
    if (!hasWaited && !isRight) throw tried.refusal;
  }
  if (!isRight || !user) throw refuse('wrongLogin');
  await askForCode(deps, user.id, form.code, tried);
  const token = createToken();
  const now = deps.clock();
  const opened = await insertSession(deps.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    passwordHash: user.password_hash,
    expiresAt: new Date(now.getTime() + SESSION_MILLISECONDS),
    device,
    network: hashNetwork(address),
    now,
  });
  if (!opened) throw refuse('wrongLogin');
  await refundAttempt(deps, tried.counted);
  return { token, role: user.role, status: sentences().messages.loggedIn };
}

/**
 * The second step, only of who has switched it on (D77). A wrong code counts as a failed try; the right password alone does
 * not, because a first step is no failure. Refuses: 400 `secondFactor` without a code, else what `consumeCode` refuses.
 */
async function askForCode(
  deps: Deps,
  userId: number,
  code: string | undefined,
  { counted }: SignInTry,
): Promise<void> {
  if (!(await hasSecondFactor(deps, userId))) return;
  if (code !== undefined) return consumeCode(deps, userId, code);
  await refundAttempt(deps, counted);
  throw refuse('secondFactor');
}

type Credentials = Awaited<ReturnType<typeof findCredentialsByEmail>>;

/** Takes as long for an unknown email as for a wrong password. */
async function isOwnPassword(user: Credentials, password: string): Promise<boolean> {
  const isPasswordRight = await isPassword(user?.password_hash ?? (await decoyHash()), password);
  return isPasswordRight && user !== undefined && !user.disabled_at;
}

interface TryBeyondLimit {
  tried: SignInTry;
  /** Left at the end; undefined while too many are answered at once. */
  permit: DelayPermit | undefined;
  user: Credentials;
  password: string;
  address: VisitorAddress;
}

/**
 * Compares a password whose network or email has reached its limit. Wrong ones, unknown emails, and right ones of
 * accounts that have
 * not signed in from this network are answered alike and as slowly.
 */
async function checkBeyondLimit(
  deps: Deps,
  pace: SignInPace,
  { tried, permit, user, password, address }: TryBeyondLimit,
): Promise<boolean> {
  try {
    const isKnownHere = await hasSignedInFrom(deps, user?.id ?? 0, address);
    // A full network does not keep out those who belong to it: their tries are counted by email.
    if (!permit && !isKnownHere) throw tried.refusal;
    const isDelayed = pace.isDelayed(tried, deps.clock());
    const isRight = await isOwnPassword(user, password);
    if (isRight && isKnownHere) return true;
    if (!permit) throw tried.refusal;
    if (isDelayed) await permit.wait();
    if (tried.pace === 'spent') throw tried.refusal;
    return isRight;
  } finally {
    permit?.release();
  }
}
