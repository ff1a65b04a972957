import { SESSION_DAYS } from '@namma/contract/auth/rules';
import type { Login } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { days } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { hashNetwork, hasSignedInFrom } from '../../../platform/shared/known-networks.ts';
import { refundAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { Refusal, refuse } from '../../../platform/shared/refusal.ts';
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

/** The network and device of a sign-in. */
export interface SignInSource {
  address: VisitorAddress;
  device: Device;
}

/** Failed sign-ins in this process since its start. */
let failedCount = 0;

/** For the metrics: a high rate indicates guessing. */
export const readFailedSignIns = (): number => failedCount;

/** Calls `openSession` and counts failures. The first step of a two-step sign-in is not a failure. */
export async function logIn(...payload: Parameters<typeof openSession>): ReturnType<typeof openSession> {
  try {
    return await openSession(...payload);
  } catch (error) {
    if (error instanceof Refusal && error.refusalName !== 'secondFactor') failedCount++;
    throw error;
  }
}

/**
 * Opens a session of 30 days (D20). An unknown email and a wrong password get the same response in the same time. The
 * right password always works for an account that signed in from this address in the last 30 days, even beyond the
 * limits. After 50 failures of an address, other responses take a second; after 30 of an email across all addresses,
 * every wrong password does.
 * @throws 400 `wrongLogin`, or as `askForCode`; 429 after 10 failures of an email from one address, and while too many
 * responses are delayed
 */
async function openSession(
  deps: Deps,
  pace: SignInPace,
  form: Login,
  { address, device }: SignInSource,
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
  return { token, role: user.role, status: messages().messages.loggedIn };
}

/**
 * Checks the second step, for users who have turned it on (D77). A wrong code counts as a failed attempt; a right
 * password alone does not.
 * @throws 400 `secondFactor` without a code, otherwise as `consumeCode`
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
  /** Released at the end; undefined while too many are answered at once. */
  permit: DelayPermit | undefined;
  user: Credentials;
  password: string;
  address: VisitorAddress;
}

/**
 * Compares a password beyond the limit of its network or email. Responds equally, and equally slowly, to wrong
 * passwords, unknown emails, and right passwords of accounts new to this network.
 */
async function checkBeyondLimit(
  deps: Deps,
  pace: SignInPace,
  { tried, permit, user, password, address }: TryBeyondLimit,
): Promise<boolean> {
  try {
    const isKnownHere = await hasSignedInFrom(deps, user?.id ?? 0, address);
    // A full network does not lock out its known users: their attempts are counted by email.
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
