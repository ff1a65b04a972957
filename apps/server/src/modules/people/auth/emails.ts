import type { EmailChange } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { hours } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit } from '../../../platform/shared/limits.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { isUndelivered, moveMails } from '../../messaging/mail/api.ts';
import { findEmailState, giveEmail, lockUser } from '../users/api.ts';
import { isSending, keysOfEmails, mailPendingEmail, mailWayBack } from './email-mails.ts';
import { hashPassword } from './passwords.ts';
import {
  consumeLink,
  deletePendingEmailsOf,
  deleteUndosAfter,
  findPendingEmail,
} from './queries/email-links.ts';
import { deleteResetsOf } from './queries/resets.ts';
import { deleteOtherSessions, deleteSessionsOf } from './queries/sessions.ts';
import { checkPassword, endAccessOf } from './service.ts';
import { createToken, hashToken } from './tokens.ts';

const TRIES_PER_NETWORK = { most: 30, windowMilliseconds: hours(1) };

/** Limits mails that a member can send, and that one address can receive. */
const mailLimits = (userId: number, email: string): Limit[] => [
  { key: `change-email ${userId}`, most: 10, windowMilliseconds: hours(1), of: 'account' },
  { key: `confirm-email ${email}`, most: 3, windowMilliseconds: hours(1), of: 'email' },
];

/** Returns the state of the caller's email. */
export async function getEmail(deps: Deps, { userId }: Session): Promise<Reply<'user/getEmail'>> {
  const user = await findEmailState(deps.db, userId);
  const pending = await findPendingEmail(deps.db, userId, deps.clock());
  return {
    email: user?.email ?? '',
    isConfirmed: user?.email_confirmed_at != null,
    canChange: isSending(deps),
    pending: pending?.email ?? null,
    isUndelivered:
      pending !== undefined && (await isUndelivered(deps.db, keysOfEmails(userId), pending.email)),
  };
}

/**
 * Mails a confirmation link to a new email (D93); nothing changes before it is opened. Does not check if the email is
 * taken: response and work are the same, and only the link reveals it. For the current email it resends the
 * confirmation.
 * @throws 404 no mail server; 400 wrong password; 429 too many wrong passwords or mails
 */
export async function changeEmail(
  deps: Deps,
  session: Session,
  { newEmail, password }: EmailChange,
): Promise<Reply<'user/changeEmail'>> {
  if (!isSending(deps)) throw refuse('noSuchCall');
  const passwordHash = await checkPassword(deps, session, password);
  await consumeAttempt(deps, mailLimits(session.userId, newEmail));
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, session.userId);
    if (!user) throw refuse('unauthorized');
    // A new password cancels older requests, which someone who knew the old password may have made.
    if (user.password_hash !== passwordHash) throw refuseAt('password', 'passwordWrong');
    await mailPendingEmail(tx, deps, session.userId, { email: newEmail, sessionHash: session.tokenHash });
  });
  return { status: messages().securityMessages.confirmMailed(newEmail) };
}

/**
 * Confirms an email with the token of its link (D93). Does not sign in. If the email changed, ends all other sessions
 * and mails the previous address a revert link for 7 days.
 * @throws 400 `emailLinkExpired`, also for an unknown token; as `giveEmail`; 429 too many attempts from one network
 */
export async function confirmEmail(
  deps: Deps,
  { token }: { token: string },
  address: VisitorAddress,
): Promise<Reply<'auth/confirmEmail'>> {
  await consumeAttempt(deps, [
    await limitOfNetwork(deps, address, { name: 'confirm-email', ...TRIES_PER_NETWORK }),
  ]);
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const link = await consumeLink(tx, 'confirm', hashToken(token), now);
    if (!link) throw refuse('emailLinkExpired');
    const { user_id: userId, email } = link;
    const proved = await giveEmail(tx, userId, { email, now });
    if (proved.loser !== undefined) await endAccessOfLoser(tx, proved.loser, email, now);
    if (proved.before === email) return logEmail(tx, 'email confirmed', userId, now);
    await deleteResetsOf(tx, userId);
    if (link.session_hash) await deleteOtherSessions(tx, userId, link.session_hash);
    else await deleteSessionsOf(tx, userId);
    await moveMails(tx, { from: proved.before, to: email });
    await mailWayBack(tx, deps, proved.user, proved.before);
    await logEmail(tx, 'email changed', userId, now);
  });
  return { status: messages().securityMessages.emailConfirmed };
}

/**
 * Restores the previous email with the token mailed there (D93). Ends all sessions and replaces the password by a
 * random one, so the member must reset it. Invalidates revert links of later emails; links to earlier emails keep
 * working.
 * @throws as `confirmEmail`
 */
export async function undoEmail(
  deps: Deps,
  { token }: { token: string },
  address: VisitorAddress,
): Promise<Reply<'auth/undoEmail'>> {
  await consumeAttempt(deps, [
    await limitOfNetwork(deps, address, { name: 'undo-email', ...TRIES_PER_NETWORK }),
  ]);
  const now = deps.clock();
  // Computed on every attempt, so that timing reveals nothing about the link.
  const passwordHash = await hashPassword(createToken());
  await inTransaction(deps.db, async (tx) => {
    const link = await consumeLink(tx, 'undo', hashToken(token), now);
    if (!link) throw refuse('emailLinkExpired');
    const { id, user_id: userId, email } = link;
    const proved = await giveEmail(tx, userId, { email, passwordHash, now });
    if (proved.loser !== undefined) await endAccessOfLoser(tx, proved.loser, email, now);
    await deletePendingEmailsOf(tx, userId);
    await deleteUndosAfter(tx, userId, id);
    await deleteResetsOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    await moveMails(tx, { from: proved.before, to: email });
    await logEmail(tx, 'email given back', userId, now);
  });
  return { status: messages().securityMessages.emailGivenBack };
}

/**
 * For an account that lost its email to someone who proved it: it keeps its data, and the desk can hand it back with a
 * claim link.
 */
async function endAccessOfLoser(tx: Tx, userId: number, email: string, now: Date): Promise<void> {
  await endAccessOf(tx, userId);
  // These mails concern this account and must not appear under the other one.
  await moveMails(tx, { from: email, to: undefined });
  await logEmail(tx, 'email lost', userId, now);
}

type EmailAction = 'email confirmed' | 'email changed' | 'email given back' | 'email lost';

/** Omits the addresses, which may have to be erased. */
const logEmail = async (tx: Tx, action: EmailAction, userId: number, now: Date): Promise<void> => {
  await logActivity(tx, { userId, now }, [
    {
      action,
      ...ofMember(userId),
      before: { fields: '' },
      after: { fields: 'email' },
    },
  ]);
};
