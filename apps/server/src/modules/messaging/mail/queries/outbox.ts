import type { Locale } from '@namma/contract/locales';
import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import { deletedEmail } from '@namma/contract/members/rules';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { isDropped, UNREACHABLE } from './fragments.ts';

/** A row to insert; instants are ISO 8601. */
export interface NewMailRow {
  key: string;
  kind: MailKind;
  /** The recipient: a user, or an email with a name. */
  user_id: number | null;
  email: string | null;
  name: string | null;
  locale: Locale | null;
  payload: object;
  message_id: string;
  status: 'waiting' | 'kept';
  created_at: string;
  next_try_at: string;
  expires_at: string | null;
}

/** The placeholder email of deleted accounts; no mails are written to it. */
const NOBODY = deletedEmail('%');

/**
 * Inserts the mails of a JSON array of `NewMailRow` whose key is new, and replaces dropped ones: they were not needed
 * only at that moment. Looks the user up by key, because PostgreSQL would otherwise expect many rows and scan the table.
 */
export const insertMails = async (db: Db, values: { rows: string }): Promise<object[]> =>
  (
    await sql<object>`
    insert into mails (key, kind, recipient, recipient_name, payload, locale, message_id, status, created_at, next_try_at, expires_at)
    select key, kind, coalesce(users.email, mail.email), coalesce(users.name, mail.name), payload,
      coalesce(users.locale, mail.locale, (select locale from users as known where known.email = mail.email), 'en'), message_id,
      case when coalesce(users.email, mail.email) like ${sql.lit(UNREACHABLE)} then 'kept' else status end,
      mail.created_at, next_try_at, expires_at
    from jsonb_to_recordset(${values.rows}::jsonb) as mail (key text, kind text, user_id int, email text, name text, locale text,
      payload jsonb, message_id text, status text, created_at timestamptz, next_try_at timestamptz, expires_at timestamptz)
    left join lateral (select email, name, locale from users where id = mail.user_id limit 1) as users on true
    where coalesce(users.email, mail.email) not like ${sql.lit(NOBODY)} and coalesce(users.email, mail.email) <> ''
    on conflict (key) do update set recipient = excluded.recipient, recipient_name = excluded.recipient_name,
      payload = excluded.payload, locale = excluded.locale, message_id = excluded.message_id, status = excluded.status,
      attempts = 0, created_at = excluded.created_at, next_try_at = excluded.next_try_at,
      expires_at = excluded.expires_at, last_error = null where ${isDropped}`.execute(db)
  ).rows;

/** Deletes unsent mails; their keys can be used again. */
export const deleteUnsent = (db: Db, keys: readonly string[], statuses: readonly MailStatus[]) =>
  db
    .deleteFrom('mails')
    .where(sql<SqlBool>`key = any(${[...keys]}::text[])`)
    .where('status', 'in', statuses)
    .execute();

/** Deletes queued mails with this key prefix. */
export async function deleteQueuedOf(tx: Tx, prefix: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('status', '=', 'waiting')
    .where(sql<SqlBool>`starts_with(key, ${prefix})`)
    .execute();
}

/** Lists those keys that already have a mail that was not dropped. */
export async function listKeysOf(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('mails')
    .select('key')
    .where(sql<SqlBool>`key = any(${[...keys]}::text[]) and not ${isDropped}`)
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes mails by key, sent or not. */
export const deleteMailsByKey = (tx: Tx, keys: readonly string[]) =>
  tx
    .deleteFrom('mails')
    .where(sql<SqlBool>`key = any(${[...keys]}::text[])`)
    .execute();

const MAILS_AT_ONCE = 1_000;

/** Deletes mails written before an instant. Ids ascend over time, so the lowest ids show if any mail is old enough. */
export async function deleteMailsBefore(db: Db, writtenBefore: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from mails where created_at < ${writtenBefore}
        and id in (select id from mails order by id limit ${MAILS_AT_ONCE})`.execute(db);
    if (numAffectedRows < MAILS_AT_ONCE) return;
  }
}

/** Moves mails from an account's old address to the new one, or deletes them without one. */
export const readdressMails = (tx: Tx, from: string, to: string | undefined) =>
  to === undefined
    ? tx.deleteFrom('mails').where('recipient', '=', from).execute()
    : sql`update mails set recipient = ${to} where recipient = ${from}`.execute(tx);

/** Deletes mails with this key prefix, sent or not. */
export async function deleteMailsOfKeys(tx: Tx, prefix: string): Promise<void> {
  await tx.deleteFrom('mails').where(sql<SqlBool>`starts_with(key, ${prefix})`).execute();
}

/** True if the last mail to an address with this key prefix could not be delivered. */
export async function isUndelivered(db: Db, prefix: string, recipient: string): Promise<boolean> {
  const last = await db
    .selectFrom('mails')
    .select('status')
    .where('recipient', '=', recipient)
    .where(sql<SqlBool>`starts_with(key, ${prefix})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'dead';
}
