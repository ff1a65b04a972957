import { randomUUID } from 'node:crypto';
import type { ForgottenPassword, ResetByLink } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { hours, minutes } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit, tryAttempt } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { deleteUnsentMails, type NewMail, writeMails } from '../../messaging/mail/api.ts';
import { confirmEmailOf, findEnabledUser, getCredentialsById, setPasswordHash } from '../users/api.ts';
import { toClaimMail } from './claims.ts';
import { hashPassword } from './passwords.ts';
import { deletePendingEmailsOf } from './queries/email-links.ts';
import { addResetToken, consumeReset, deleteResetsOf, insertReset, isResetOpen } from './queries/resets.ts';
import { deleteSessionsOf } from './queries/sessions.ts';
import { createToken, hashToken } from './tokens.ts';

const LINK_LASTS_MILLISECONDS = minutes(10);
const MAILS_PER_EMAIL = 3;
const TRIES_PER_ADDRESS = { most: 20, windowMilliseconds: hours(1) };

/** Reports if passwords can be reset by mail, which requires a mail server. */
export const getAuthOptions = ({ mail }: Deps): Reply<'auth/getOptions'> => ({
  canResetByMail: mail?.sending !== undefined,
});

/**
 * Mails a password reset link, valid for 10 minutes (D42). An account without a password gets a claim link instead.
 * Response and work do not depend on the email having an account; more than 3 requests per email and hour are silently
 * ignored.
 * @throws 404 no mail server; 429 more than 20 requests from one address in an hour
 */
export async function requestReset(
  deps: Deps,
  { email }: ForgottenPassword,
  address: VisitorAddress,
): Promise<Reply<'auth/forgot'>> {
  if (!getAuthOptions(deps).canResetByMail) throw refuse('noSuchCall');
  await consumeAttempt(deps, [await limitOfNetwork(deps, address, { name: 'forgot', ...TRIES_PER_ADDRESS })]);
  const answer = { status: messages().messages.resetLinkSent };
  if (!(await tryAttempt(deps, mailLimits(email)))) return answer;
  const expiresAt = new Date(deps.clock().getTime() + LINK_LASTS_MILLISECONDS);
  await inTransaction(deps.db, async (tx) => {
    const user = await findEnabledUser(tx, email);
    const id = randomUUID();
    const isUnclaimed = user?.password_hash === null;
    await insertReset(tx, { id, user_id: user && !isUnclaimed ? user.id : null, expires_at: expiresAt });
    const key = `reset:${id}`;
    const to = { name: user?.name ?? '', email };
    const mail: NewMail = isUnclaimed
      ? toClaimMail(deps, { ...user, email }, key)
      : { key, kind: 'password reset', to, payload: { requestId: id }, expiresAt };
    await writeMails(tx, deps, [mail]);
    // Runs the same statements for any email; only a mail without a recipient is deleted again.
    await deleteUnsentMails(tx, [user ? `${key}:none` : key]);
  });
  return answer;
}

const mailLimits = (email: string): Limit[] => [
  { key: `forgot-email ${email}`, most: MAILS_PER_EMAIL, windowMilliseconds: hours(1), of: 'email' },
];

/**
 * Creates the token of a link when its mail is sent, and stores only its SHA-256. A resent mail has a new token, and
 * all tokens work until one is used.
 * @returns undefined when the link would no longer work
 */
export async function makeResetToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payload: object,
): Promise<string | undefined> {
  const token = createToken();
  const { requestId } = payload as { requestId: string };
  return (await addResetToken(db, requestId, hashToken(token), clock())) ? token : undefined;
}

/**
 * Sets a new password with a link's token, invalidates all reset links of the member and ends all sessions (D42). Does
 * not sign in. Of two concurrent uses exactly one succeeds.
 * @throws 400 `resetLinkExpired`, also for an unknown token; 429 more than 20 attempts from one address in an hour
 */
export async function resetByLink(
  deps: Deps,
  { token, newPassword }: ResetByLink,
  address: VisitorAddress,
): Promise<Reply<'auth/resetByLink'>> {
  await consumeAttempt(deps, [
    await limitOfNetwork(deps, address, { name: 'reset-by-link', ...TRIES_PER_ADDRESS }),
  ]);
  const tokenHash = hashToken(token);
  // Computes the slow hash only for a valid link.
  if (!(await isResetOpen(deps.db, tokenHash, deps.clock()))) throw refuse('resetLinkExpired');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(deps.db, async (tx) => {
    const userId = await consumeReset(tx, tokenHash, deps.clock());
    if (userId === undefined) throw refuse('resetLinkExpired');
    const user = await getCredentialsById(tx, userId);
    if (user.disabled_at || !(await setPasswordHash(tx, userId, user.password_hash, passwordHash)))
      throw refuse('resetLinkExpired');
    await deleteSessionsOf(tx, userId);
    await confirmEmailOf(tx, userId, deps.clock());
    await mailNewPassword(tx, deps, user);
  });
  return { status: messages().messages.passwordChanged };
}

/**
 * Invalidates all earlier reset links and notifies the member. Call it in the transaction that changes the password.
 */
export async function mailNewPassword(
  tx: Tx,
  deps: Deps,
  user: { id: number; name: string; email: string },
): Promise<void> {
  await deleteResetsOf(tx, user.id);
  await deletePendingEmailsOf(tx, user.id);
  await writeMails(tx, deps, [
    {
      key: `password-changed:${user.id}:${randomUUID()}`,
      kind: 'password changed',
      to: { name: user.name, email: user.email },
      payload: {},
    },
  ]);
}
