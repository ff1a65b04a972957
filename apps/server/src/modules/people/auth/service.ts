import type { Login, Registration } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { days, hours, minutes } from '@namma/contract/days/dates';
import type { PasswordReset } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import {
  hashNetwork,
  hasSignedInFrom,
  limitOfNetwork,
  NETWORK_KEPT_MILLISECONDS,
} from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit, refundAttempt } from '../../../platform/shared/limits.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import {
  checkRegistration,
  createMember,
  disableAdmin,
  findCredentialsByEmail,
  getCredentialsById,
  setPasswordHash,
} from '../users/api.ts';
import type { DelayPermit } from './answer-delays.ts';
import { mailNewPassword } from './password-resets.ts';
import { decoyHash, hashPassword, isPassword } from './passwords.ts';
import {
  deleteExpired,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findLiveSession,
  findSessionEnd,
  insertSession,
  listLiveSessions,
} from './queries.ts';
import { countSignIn, type SignInTry } from './sign-in-limits.ts';
import type { SignInPace } from './sign-in-pace.ts';
import { createToken, hashToken } from './tokens.ts';

const SESSION_MILLISECONDS = days(30);

/** Wrong passwords of somebody who is signed in. */
const passwordLimits = (userId: number): Limit[] => [
  { key: `reset ${userId}`, most: 10, windowMilliseconds: minutes(15), of: 'account' },
];

const REGISTRATIONS = { name: 'register', most: 30, windowMilliseconds: hours(1) };

/**
 * Registers a member ('Sign up' of SPEC section 5, D4, D21). Refuses: 400 younger than 13 today (IST), 409 email
 * registered already, 429 too many from one address.
 */
export async function register(
  deps: Deps,
  form: Registration,
  address: VisitorAddress,
): Promise<Reply<'auth/userRegister'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, REGISTRATIONS)]);
  await checkRegistration(deps, form);
  const passwordHash = await hashPassword(form.password);
  await createMember(deps, form, passwordHash);
  return { status: sentences().messages.signUpSuccessful };
}

/**
 * Opens a session of 30 days (D20). An unknown email and a wrong password get the same answer in the same time. The
 * right password
 * of an account that has signed in from this address in the last 30 days always signs in, also after the address or the email has
 * had too many failures. After 50 failures of an address everybody else is answered after a second; after 30 of an
 * email, from all
 * addresses, every wrong password is. Refuses: 400 `wrongLogin`; 429 after 10 failures of an email from one address, and while
 * too many answers wait.
 */
export async function logIn(
  deps: Deps,
  pace: SignInPace,
  form: Login,
  address: VisitorAddress,
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
  const token = createToken();
  const now = deps.clock();
  const opened = await insertSession(deps.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    passwordHash: user.password_hash,
    expiresAt: new Date(now.getTime() + SESSION_MILLISECONDS),
    network: hashNetwork(address),
    now,
  });
  if (!opened) throw refuse('wrongLogin');
  await refundAttempt(deps, tried.counted);
  return { token, role: user.role, status: sentences().messages.loggedIn };
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

/** The live session of a token; undefined when there is none. */
export async function findSession({ db, clock }: Deps, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const session = await findLiveSession(db, tokenHash, clock());
  return session && { ...session, tokenHash };
}

/** The token hashes of a member's live sessions: what the codes of their cards are checked with. */
export const getSessionHashes = async (db: Db, userId: number, now: Date): Promise<Buffer[]> =>
  (await listLiveSessions(db, userId, now)).map(({ token_hash }) => token_hash);

/** When a session ends at the latest; undefined when it has ended. */
export const getSessionEnd = async (db: Db, tokenHash: Buffer): Promise<Date | undefined> =>
  (await findSessionEnd(db, tokenHash))?.expires_at;

/** Deletes expired sessions and links to a new password, and networks that nobody has signed in from for 30 days. */
export async function deleteExpiredAccess({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await deleteExpired(db, now, new Date(now.getTime() - NETWORK_KEPT_MILLISECONDS));
}

/**
 * Checks the password of who is signed in, and counts wrong ones with those of the password's change. Refuses: 400 wrong, 429
 * after too many wrong ones.
 * @returns the hash that it was compared with
 */
export async function checkPassword(deps: Deps, { userId }: Session, typed: string): Promise<string> {
  const limits = passwordLimits(userId);
  await consumeAttempt(deps, limits);
  const user = await getCredentialsById(deps.db, userId);
  if (!(await isPassword(user.password_hash, typed))) throw refuseAt('password', 'passwordWrong');
  await refundAttempt(deps, limits);
  return user.password_hash;
}

/** Ends the session of this request only. */
export async function logOut({ db }: Deps, session: Session): Promise<Reply<'auth/logout'>> {
  await deleteSession(db, session.tokenHash);
  return { status: sentences().messages.loggedOut };
}

/**
 * Changes the password and ends the member's other sessions (D19). Refuses: 400 wrong old password or another
 * person's email, 429 after too many wrong passwords.
 */
export async function resetPassword(
  deps: Deps,
  session: Session,
  form: PasswordReset,
): Promise<Reply<'user/reset'>> {
  const limits = passwordLimits(session.userId);
  await consumeAttempt(deps, limits);
  const user = await getCredentialsById(deps.db, session.userId);
  if (form.email !== undefined && form.email !== user.email) throw refuse('emailIsFixed');
  if (!(await isPassword(user.password_hash, form.oldPassword))) {
    throw refuseAt('oldPassword', 'oldPasswordWrong');
  }
  const newHash = await hashPassword(form.newPassword);
  await inTransaction(deps.db, async (tx) => {
    // Of two concurrent changes, the second no longer has the right old password.
    if (!(await setPasswordHash(tx, user.id, user.password_hash, newHash))) throw refuse('oldPasswordWrong');
    await deleteOtherSessions(tx, user.id, session.tokenHash);
    await mailNewPassword(tx, deps, user);
  });
  await refundAttempt(deps, limits);
  return { status: sentences().messages.passwordChanged };
}

/** Disables an admin and ends their sessions; never the last admin who can sign in. */
export const endAdmin = (
  { db, clock }: Deps,
  email: string,
): Promise<'ended' | 'noSuchAdmin' | 'lastAdmin'> =>
  inTransaction(db, async (tx) => {
    const ended = await disableAdmin(tx, email, clock());
    if (typeof ended === 'string') return ended;
    await deleteSessionsOf(tx, ended.userId);
    return 'ended';
  });
