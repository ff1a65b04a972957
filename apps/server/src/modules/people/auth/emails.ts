import type { EmailChange } from '@namma/contract/auth/schemas';
import type { Reply } from '@namma/contract/calls';
import { hours } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { limitOfNetwork } from '../../../platform/shared/known-networks.ts';
import { consumeAttempt, type Limit } from '../../../platform/shared/limits.ts';
import { refuse, refuseAt } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import type { VisitorAddress } from '../../../platform/shared/visitor-address.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { isUndelivered, moveMails } from '../../messaging/mail/api.ts';
import { findEmailState, giveEmail, lockUser } from '../users/api.ts';
import { isSending, keysOfEmails, mailWayBack, mailWish } from './email-mails.ts';
import { hashPassword } from './passwords.ts';
import { consumeLink, deleteSubscriptionsOf, deleteUndosAfter, findWish } from './queries/email-links.ts';
import { deleteResetsOf } from './queries/resets.ts';
import { deleteOtherSessions, deleteSessionsOf } from './queries/sessions.ts';
import { checkPassword, endAccessOf } from './service.ts';
import { createToken, hashToken } from './tokens.ts';

const TRIES_PER_NETWORK = { most: 30, windowMilliseconds: hours(1) };

/** Mails that a member can have sent to addresses, and that one address can get. */
const mailLimits = (userId: number, email: string): Limit[] => [
  { key: `change-email ${userId}`, most: 10, windowMilliseconds: hours(1), of: 'account' },
  { key: `confirm-email ${email}`, most: 3, windowMilliseconds: hours(1), of: 'email' },
];

/** How the caller's email stands. */
export async function getEmail(deps: Deps, { userId }: Session): Promise<Reply<'user/getEmail'>> {
  const user = await findEmailState(deps.db, userId);
  const wish = await findWish(deps.db, userId, deps.clock());
  return {
    email: user?.email ?? '',
    isConfirmed: user?.email_confirmed_at != null,
    canChange: isSending(deps),
    pending: wish?.email ?? null,
    isUndelivered: wish !== undefined && (await isUndelivered(deps.db, keysOfEmails(userId), wish.email)),
  };
}

/**
 * Mails a link to the email that a member wants (D93); nothing changes before it is opened. Nobody looks whether the email is
 * somebody's: answer and work are the same, and the link says so to whoever has its mailbox. The present email asks for another
 * mail to confirm it. Refuses: 404 while no mail server is set; 400 wrong password; 429 too many wrong passwords, or mails.
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
    // A new password ends wishes of before: none comes after it from who knew the old one.
    if (user.password_hash !== passwordHash) throw refuseAt('password', 'passwordWrong');
    await mailWish(tx, deps, session.userId, { email: newEmail, sessionHash: session.tokenHash });
  });
  return { status: sentences().securityMessages.confirmMailed(newEmail) };
}

/**
 * Proves an email with the token of its link (D93): the account has it, confirmed, from now on. Signs nobody in. When it was
 * another one before, the sessions other than the one that asked end, and the former mailbox gets a way back for 7 days. Refuses:
 * 400 `emailLinkExpired` also for a token that never was one; what `giveEmail` refuses; 429 too many tries of one network.
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
  return { status: sentences().securityMessages.emailConfirmed };
}

/**
 * Gives an account its former email back, with the token that was mailed there (D93). Everybody is signed out, and nobody knows
 * the password any more: its member chooses a new one by a link. Ways back to emails that came later no longer work; one to an
 * earlier email does. Refuses as `confirmEmail`.
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
  // Made for every try, so that the time says nothing about the link.
  const passwordHash = await hashPassword(createToken());
  await inTransaction(deps.db, async (tx) => {
    const link = await consumeLink(tx, 'undo', hashToken(token), now);
    if (!link) throw refuse('emailLinkExpired');
    const { id, user_id: userId, email } = link;
    const proved = await giveEmail(tx, userId, { email, passwordHash, now });
    if (proved.loser !== undefined) await endAccessOfLoser(tx, proved.loser, email, now);
    await deleteSubscriptionsOf(tx, userId);
    await deleteUndosAfter(tx, userId, id);
    await deleteResetsOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    await moveMails(tx, { from: proved.before, to: email });
    await logEmail(tx, 'email given back', userId, now);
  });
  return { status: sentences().securityMessages.emailGivenBack };
}

/** Of an account whose email somebody else has proved: it keeps its data, and the desk hands it to its member by a link. */
async function endAccessOfLoser(tx: Tx, userId: number, email: string, now: Date): Promise<void> {
  await endAccessOf(tx, userId);
  // They tell of this account, and would otherwise be among those of the other one.
  await moveMails(tx, { from: email, to: undefined });
  await logEmail(tx, 'email lost', userId, now);
}

type EmailAction = 'email confirmed' | 'email changed' | 'email given back' | 'email lost';

/** Without the addresses, which may have to be erased. */
const logEmail = async (tx: Tx, action: EmailAction, userId: number, now: Date): Promise<void> => {
  await logActivity(tx, { userId, now }, [
    {
      action,
      ...ofMember(userId),
      before: { mended: '' },
      after: { mended: 'email' },
    },
  ]);
};
