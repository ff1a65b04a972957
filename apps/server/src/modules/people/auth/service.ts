import type { Registration } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { hours, minutes } from '@namma/contract/days/dates';
import type { PasswordReset } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork, NETWORK_KEPT_MILLISECONDS } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit, refundAttempt, tryAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { checkRegistration, createMember, getCredentialsById, setPasswordHash } from '../users/api.ts';
import { claimMailLimits, mailClaim } from './claims.ts';
import { askToConfirm } from './email-mails.ts';
import { mailNewPassword } from './password-resets.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { deleteLinksOf, deleteOldLinks } from './queries/email-links.ts';
import { deleteResetsOf } from './queries/resets.ts';
import { deleteExpired, deleteOtherSessions, deleteSessionsOf } from './queries/sessions.ts';

/** Limits wrong passwords of a signed-in user. */
const passwordLimits = (userId: number): Limit[] => [
  { key: `reset ${userId}`, most: 10, windowMilliseconds: minutes(15), of: 'account' },
];

const REGISTRATIONS = { name: 'register', most: 30, windowMilliseconds: hours(1) };

/**
 * Registers a member ('Sign up' of SPEC section 5, D4, D21). If the email belongs to an account without a password,
 * mails a claim link instead, with the same response as for an unknown email.
 * @throws 400 younger than 13 today (IST); 409 email already registered; 429 too many from one address
 */
export async function register(
  deps: Deps,
  form: Registration,
  address: VisitorAddress,
): Promise<Reply<'auth/userRegister'>> {
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, REGISTRATIONS)]);
  await checkRegistration(deps, form);
  const passwordHash = await hashPassword(form.password);
  // Counted for every email, so that the response time does not depend on it.
  const isMailed = await tryAttempt(deps, claimMailLimits(form.email));
  await inTransaction(deps.db, async (tx) => {
    const { id, unclaimed } = await createMember(tx, deps, form, passwordHash);
    if (!unclaimed) await askToConfirm(tx, deps, id, form.email);
    else if (isMailed) await mailClaim(tx, deps, unclaimed);
  });
  return { status: messages().messages.signUpSuccessful };
}

/** Deletes expired sessions and reset links, and networks unused for 30 days. */
export async function deleteExpiredAccess({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await deleteOldLinks(db, now);
  await deleteExpired(db, now, new Date(now.getTime() - NETWORK_KEPT_MILLISECONDS));
}

/**
 * Checks the signed-in user's password; wrong ones count with those of the password change.
 * @throws 400 wrong; 429 after too many wrong ones
 * @returns the hash that it was compared with
 */
export async function checkPassword(
  deps: Deps,
  { userId }: Pick<Session, 'userId'>,
  typed: string,
): Promise<string> {
  const limits = passwordLimits(userId);
  await consumeAttempt(deps, limits);
  const user = await getCredentialsById(deps.db, userId);
  if (!(await isPassword(user.password_hash, typed))) throw refuseAt('password', 'passwordWrong');
  await refundAttempt(deps, limits);
  return user.password_hash;
}

/** Ends all sessions of a user. */
export const endSessionsOf = async (tx: Tx, userId: number): Promise<void> => {
  await deleteSessionsOf(tx, userId);
};

/** Ends all sessions and mailed links of an account that no longer has a password. */
export async function endAccessOf(tx: Tx, userId: number): Promise<void> {
  await deleteLinksOf(tx, userId);
  await deleteResetsOf(tx, userId);
  await deleteSessionsOf(tx, userId);
}

/**
 * Changes the password and ends the member's other sessions (D19).
 * @throws 400 wrong old password or another person's email; 429 after too many wrong passwords
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
  return { status: messages().messages.passwordChanged };
}
