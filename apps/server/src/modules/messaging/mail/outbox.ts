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
import type { PayloadOf } from './templates/index.ts';

/** Longer than the undo period, so that undone changes send no mail. */
export const UNDOABLE_DELAY_MILLISECONDS = seconds(UNDO_SECONDS + 5);

/** A mail to one person. */
export type MailMessage = {
  [K in MailKind]: {
    kind: K;
    /**
     * A user, or an address with a name and a language. The name is used in the greeting; leave it empty where it must
     * not appear. The language defaults to that of the account with this address, or English.
     */
    to: { userId: number } | { name: string; email: string; locale?: Locale };
    /** Must not contain secrets: admins can read it. */
    payload: PayloadOf<K>;
  };
}[MailKind];

export type NewMail = MailMessage & {
  /**
   * Derived from the subject, such as `order:<checkoutId>`: a second mail with the same key is not written, unless the
   * first was dropped as not needed when it was due.
   */
  key: string;
  /** Delays sending, so that an undo can still delete the mail. */
  delayMilliseconds?: number;
  /** The mail is not sent after this instant. */
  expiresAt?: Date;
};

/**
 * Writes mails in the transaction of the event they report, so that they are sent only after its commit. Without a mail
 * server they are stored but not sent, as are mails to demo people.
 */
export async function writeMails(tx: Tx, deps: OutboxDeps, mails: readonly NewMail[]): Promise<void> {
  // One statement cannot meet the same key twice; the first mail counts.
  const unique = [...new Map(mails.toReversed().map((mail) => [mail.key, mail])).values()].toReversed();
  for (let at = 0; at < unique.length; at += MAILS_AT_ONCE)
    await insertMails(tx, { rows: toMailRows(tx, deps, unique.slice(at, at + MAILS_AT_ONCE)) });
}

/** The number of mails per statement: the embedded engine serves no other request during a statement. */
const MAILS_AT_ONCE = 200;

/** Builds a mail for `userMailInsert`: another statement writes it and adds the missing data. Its key must be new. */
export function toUserMail(tx: Tx, deps: OutboxDeps, mail: UserMail): UserMailRow {
  const { now, status } = openOutbox(tx, deps);
  return {
    key: mail.key,
    kind: mail.kind,
    user_id: mail.userId,
    payload: JSON.stringify(mail.payload),
    message_id: newMessageId(deps.mail),
    status,
    created_at: now,
    next_try_at: now,
  };
}

type OutboxDeps = Pick<Deps, 'clock' | 'mail'>;
type UserMail = Pick<NewMail, 'key' | 'kind'> & { userId: number; payload: Partial<NewMail['payload']> };

/** Serializes the mails as JSON for the queries. */
function toMailRows(tx: Tx, deps: OutboxDeps, mails: readonly NewMail[]): string {
  const { now, status } = openOutbox(tx, deps);
  const rows = mails.map(
    ({ key, kind, to, payload, delayMilliseconds = 0, expiresAt }): NewMailRow => ({
      key,
      kind,
      ...('userId' in to
        ? { user_id: to.userId, email: null, name: null, locale: null }
        : { user_id: null, email: to.email, name: to.name, locale: to.locale ?? null }),
      payload,
      message_id: newMessageId(deps.mail),
      status,
      created_at: now.toISOString(),
      next_try_at: new Date(now.getTime() + delayMilliseconds).toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    }),
  );
  return JSON.stringify(rows);
}

/** Prepares what the mails of a transaction share; wakes the worker after the commit. */
function openOutbox(tx: Tx, { clock, mail: settings }: OutboxDeps) {
  const sending = settings?.sending;
  if (sending) afterCommit(tx, sending.wake);
  return { now: clock(), status: sending ? ('waiting' as const) : ('kept' as const) };
}

export const newMessageId = (settings: Deps['mail']): string =>
  `<${randomUUID()}@${domainOf(settings?.sending?.from ?? 'nobody@localhost')}>`;

/** Deletes unsent mails because their event was undone. */
export async function deleteUnsentMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['waiting', 'kept']);
}

/** Deletes queued mails that another event has made obsolete. Stored mails without sending are kept. */
export async function withdrawMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['waiting']);
}

/** Withdraws one mail. */
export const withdrawMail = (tx: Tx, key: string): Promise<void> => withdrawMails(tx, [key]);

/** Withdraws all queued mails with this key prefix, for example those about one appointment. */
export const withdrawMailsOf = (tx: Tx, prefix: string): Promise<void> => deleteQueuedOf(tx, prefix);

/**
 * Lists which of these mails were written and neither withdrawn nor dropped: they were sent, or are stored to be sent
 * by hand.
 */
export const findWritten = (tx: Tx, keys: readonly string[]): Promise<string[]> => listKeysOf(tx, keys);

/**
 * Moves mails when an account's email changes: they are found and erased with the account, and queued ones go to the
 * new address. Without a new address they are deleted.
 */
export async function moveMails(
  tx: Tx,
  { from, to }: { from: string; to: string | undefined },
): Promise<void> {
  await readdressMails(tx, from, to);
}
