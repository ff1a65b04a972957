import { randomUUID } from 'node:crypto';
import { CONFIRM_HOURS, UNDO_EMAIL_DAYS } from '@namma/contract/auth/rules';
import { days, hours } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { findLocale } from '../users/api.ts';
import { addLinkToken, insertUndo, replacePendingEmail } from './queries/email-links.ts';
import { createToken, hashToken } from './tokens.ts';

const CONFIRM_LASTS_MILLISECONDS = hours(CONFIRM_HOURS);
const UNDO_LASTS_MILLISECONDS = days(UNDO_EMAIL_DAYS);

/** True when the server can send mails, and therefore links. */
export const isSending = ({ mail }: Pick<Deps, 'mail'>): boolean => mail?.sending !== undefined;

/** The key prefix of these mails, which may go to addresses that the account does not have. */
export const keysOfEmails = (userId: number): string => `email:${userId}:`;

/** Mails the confirmation link of a sign-up. Nothing is blocked until it is opened. */
export async function askToConfirm(tx: Tx, deps: Deps, userId: number, email: string): Promise<void> {
  if (isSending(deps)) await mailPendingEmail(tx, deps, userId, { email, sessionHash: null });
}

/** Stores the requested email of an account and mails the link that proves it. The account must be locked or new. */
export async function mailPendingEmail(
  tx: Tx,
  deps: Deps,
  userId: number,
  { email, sessionHash }: { email: string; sessionHash: Buffer | null },
): Promise<void> {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + CONFIRM_LASTS_MILLISECONDS);
  const linkId = await replacePendingEmail(tx, {
    user_id: userId,
    kind: 'confirm',
    email,
    session_hash: sessionHash,
    made_at: now,
    expires_at: expiresAt,
  });
  // Omits the name: until the link is opened, the address may be a stranger's.
  const to = { name: '', email, locale: await findLocale(tx, userId) };
  await writeMails(tx, deps, [
    {
      key: `${keysOfEmails(userId)}${randomUUID()}`,
      kind: 'email confirm',
      to,
      payload: { linkId, email },
      expiresAt,
    },
  ]);
}

/**
 * Creates the token of a link when its mail is sent. A resent mail has a new token, and all tokens work until one is
 * used.
 * @returns undefined when the link would no longer work
 */
export async function makeEmailToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payload: object,
): Promise<string | undefined> {
  const { linkId: id, email } = payload as { linkId: number; email: string };
  const token = createToken();
  return (await addLinkToken(db, { id, email, tokenHash: hashToken(token), now: clock() }))
    ? token
    : undefined;
}

/** Notifies the previous mailbox of an account, with a link to revert the change. */
export async function mailWayBack(tx: Tx, deps: Deps, user: { id: number; name: string }, email: string) {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + UNDO_LASTS_MILLISECONDS);
  const { id: linkId } = await insertUndo(tx, {
    user_id: user.id,
    kind: 'undo',
    email,
    session_hash: null,
    made_at: now,
    expires_at: expiresAt,
  });
  await writeMails(tx, deps, [
    {
      key: `${keysOfEmails(user.id)}${randomUUID()}`,
      kind: 'email changed',
      to: { name: user.name, email, locale: await findLocale(tx, user.id) },
      payload: { linkId, email },
      expiresAt,
    },
  ]);
}
