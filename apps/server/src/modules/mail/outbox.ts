import { randomUUID } from 'node:crypto';
import { UNDO_SECONDS } from '@namma/contract/admin';
import { seconds } from '@namma/contract/dates';
import type { MailKind } from '@namma/contract/mail';
import { type RawBuilder, sql } from 'kysely';
import { afterCommit } from '../../db/transaction.ts';
import type { Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { deleteUnsent, insertMails, mailsFromJson, type NewMailRow } from './queries.ts';
import type { FactsOf } from './templates/index.ts';

/** Longer than a change can be undone, so that nobody is told of one that was. */
export const HOLD_WHILE_UNDOABLE_MILLISECONDS = seconds(UNDO_SECONDS + 5);

/** What one person is told. */
export type MailMessage = {
  [K in MailKind]: {
    kind: K;
    /** A user, or an address with a name. The name is used in the greeting; empty where it must not appear. */
    to: { userId: number } | { name: string; email: string };
    /** Never a secret: admins can read them. */
    facts: FactsOf<K>;
  };
}[MailKind];

export type NewMail = MailMessage & {
  /** Built from facts, such as `order:<checkoutId>`: a second mail with the same key is not written. */
  key: string;
  /** How long sending is delayed, so that an undo can still delete the mail. */
  holdMilliseconds?: number;
  /** When the content expires; the mail is not sent after that. */
  expiresAt?: Date;
};

/**
 * Writes mails in the transaction of the event they report, so that they are sent only after its commit. Without a
 * mail server they are kept and not sent, and so are mails to demo people. Making demo data writes none.
 */
export async function writeMails(tx: Tx, deps: OutboxDeps, mails: readonly NewMail[]): Promise<void> {
  const rows = toMailRows(tx, deps, mails);
  if (rows) await insertMails(tx, { rows });
}

/** An INSERT for a common table expression; takes SQL for a JSON object that is added to the facts of each mail. */
type MailsInsert = (moreFacts: RawBuilder<object>) => RawBuilder<object>;

/**
 * The same as a part of another statement, which may know facts that the caller does not know yet.
 * @returns undefined when nothing is written
 */
export function mailsInsert(
  tx: Tx,
  deps: OutboxDeps,
  mails: readonly MailInStatement[],
): MailsInsert | undefined {
  const rows = toMailRows(tx, deps, mails);
  return rows === undefined
    ? undefined
    : (moreFacts) => mailsFromJson(sql`${rows}`, sql`facts || ${moreFacts}`);
}

type OutboxDeps = Pick<Deps, 'clock' | 'mail' | 'isDemo'>;
/** The statement adds the missing facts. */
type MailInStatement = Omit<NewMail, 'facts'> & { facts: Partial<NewMail['facts']> };

/** JSON for the queries; wakes the worker after the commit. Undefined when nothing is written. */
function toMailRows(
  tx: Tx,
  { clock, mail: settings, isDemo }: OutboxDeps,
  mails: readonly MailInStatement[],
): string | undefined {
  if (isDemo || mails.length === 0) return undefined;
  const now = clock();
  const sending = settings?.sending;
  const rows = mails.map(
    ({ key, kind, to, facts, holdMilliseconds = 0, expiresAt }): NewMailRow => ({
      key,
      kind,
      ...('userId' in to
        ? { user_id: to.userId, email: null, name: null }
        : { user_id: null, email: to.email, name: to.name }),
      facts,
      message_id: newMessageId(settings),
      status: sending ? 'waiting' : 'kept',
      created_at: now.toISOString(),
      next_try_at: new Date(now.getTime() + holdMilliseconds).toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    }),
  );
  if (sending) afterCommit(tx, sending.wake);
  return JSON.stringify(rows);
}

export const newMessageId = (settings: Deps['mail']): string =>
  `<${randomUUID()}@${settings?.sending?.domain ?? 'localhost'}>`;

/** Deletes mails that were not sent yet, because their event was undone. */
export async function takeMailsBack(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await deleteUnsent(tx, keys, ['waiting', 'kept']);
}

/** Deletes a mail that still waits to be sent, because it is overtaken by another event. Kept ones stay on record. */
export async function withdrawMail(tx: Tx, key: string): Promise<void> {
  await deleteUnsent(tx, [key], ['waiting']);
}
