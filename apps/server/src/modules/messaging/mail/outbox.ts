import { randomUUID } from 'node:crypto';
import { UNDO_SECONDS } from '@namma/contract/admin/rules';
import { seconds } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import type { MailKind } from '@namma/contract/mail/rules';
import type { Deps } from '../../../deps.ts';
import { afterCommit } from '../../../platform/db/transaction.ts';
import type { Tx, UserMailRow } from '../../../platform/db/types.ts';
import {
  deleteQueuedOf,
  deleteUnsent,
  insertMails,
  listKeysOf,
  type NewMailRow,
  readdressMails,
} from './queries/outbox.ts';
import { domainOf } from './rules.ts';
import type { FactsOf } from './templates/index.ts';

/** Longer than a change can be undone, so that nobody is notified of one that was. */
export const UNDOABLE_DELAY_MILLISECONDS = seconds(UNDO_SECONDS + 5);

/** What one person is notified. */
export type MailMessage = {
  [K in MailKind]: {
    kind: K;
    /**
     * A user, or an address with a name and a language. The name is used in the greeting; empty where it must not appear. Without
     * a language it is that of the account with this address, or English.
     */
    to: { userId: number } | { name: string; email: string; locale?: Locale };
    /** Never a secret: admins can read them. */
    facts: FactsOf<K>;
  };
}[MailKind];

export type NewMail = MailMessage & {
  /** Built from facts, such as `order:<checkoutId>`: a second mail with the same key is not written. */
  key: string;
  /** How long sending is delayed, so that an undo can still delete the mail. */
  delayMilliseconds?: number;
  /** When the content expires; the mail is not sent after that. */
  expiresAt?: Date;
};

/**
 * Writes mails in the transaction of the event they report, so that they are sent only after its commit. Without a
 * mail server they are kept and not sent, and so are mails to demo people.
 */
export async function writeMails(tx: Tx, deps: OutboxDeps, mails: readonly NewMail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += MAILS_AT_ONCE)
    await insertMails(tx, { rows: toMailRows(tx, deps, mails.slice(at, at + MAILS_AT_ONCE)) });
}

/** Mails that one statement writes: the embedded engine answers nobody during a statement. */
const MAILS_AT_ONCE = 200;

/** A mail for `userMailInsert`: another statement writes it and adds the missing facts. Its key must be new. */
export function toUserMail(tx: Tx, deps: OutboxDeps, mail: UserMail): UserMailRow {
  const { now, status } = openOutbox(tx, deps);
  return {
    key: mail.key,
    kind: mail.kind,
    user_id: mail.userId,
    facts: JSON.stringify(mail.facts),
    message_id: newMessageId(deps.mail),
    status,
    created_at: now,
    next_try_at: now,
  };
}

type OutboxDeps = Pick<Deps, 'clock' | 'mail'>;
type UserMail = Pick<NewMail, 'key' | 'kind'> & { userId: number; facts: Partial<NewMail['facts']> };

/** JSON for the queries. */
function toMailRows(tx: Tx, deps: OutboxDeps, mails: readonly NewMail[]): string {
  const { now, status } = openOutbox(tx, deps);
  const rows = mails.map(
    ({ key, kind, to, facts, delayMilliseconds = 0, expiresAt }): NewMailRow => ({
      key,
      kind,
      ...('userId' in to
        ? { user_id: to.userId, email: null, name: null, locale: null }
        : { user_id: null, email: to.email, name: to.name, locale: to.locale ?? null }),
      facts,
      message_id: newMessageId(deps.mail),
      status,
      created_at: now.toISOString(),
      next_try_at: new Date(now.getTime() + delayMilliseconds).toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    }),
  );
  return JSON.stringify(rows);
}

/** What the mails of a transaction have in common; wakes the worker after the commit. */
function openOutbox(tx: Tx, { clock, mail: settings }: OutboxDeps) {
  const sending = settings?.sending;
  if (sending) afterCommit(tx, sending.wake);
  return { now: clock(), status: sending ? ('waiting' as const) : ('kept' as const) };
}

export const newMessageId = (settings: Deps['mail']): string =>
  `<${randomUUID()}@${domainOf(settings?.sending?.from ?? 'nobody@localhost')}>`;

/** Deletes mails that were not sent yet, because their event was undone. */
export async function deleteUnsentMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['waiting', 'kept']);
}

/** Deletes mails that still wait to be sent, because they are overtaken by another event. Kept ones stay on record. */
export async function withdrawMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['waiting']);
}

/** Deletes mails that are not sent any more, so that they can be written again. Another process may have done that. */
export async function deleteDeadMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['dead']);
}

/** Withdraws one mail. */
export const withdrawMail = (tx: Tx, key: string): Promise<void> => withdrawMails(tx, [key]);

/** Withdraws all mails that still wait and whose keys begin so, for example those about one appointment. */
export const withdrawMailsOf = (tx: Tx, prefix: string): Promise<void> => deleteQueuedOf(tx, prefix);

/** Which of these mails were written and not withdrawn: they were sent, or are kept for somebody to send. */
export const findWritten = (tx: Tx, keys: readonly string[]): Promise<string[]> => listKeysOf(tx, keys);

/**
 * When an account has another email: the mails to it are found and erased with the account, and those that wait go to the new
 * address. Without one they are deleted.
 */
export async function moveMails(
  tx: Tx,
  { from, to }: { from: string; to: string | undefined },
): Promise<void> {
  await readdressMails(tx, from, to);
}
