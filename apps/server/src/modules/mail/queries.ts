import type { MailKind, MailStatus } from '@namma/contract/mail';
import { deletedEmail } from '@namma/contract/members';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListFilter, ListRows } from '../../db/lists/find-ids.ts';
import { idIn } from '../../db/lists/like.ts';
import { rowsOf } from '../../db/lists/list-window.ts';
import { searchOwnText } from '../../db/lists/own-text-search.ts';
import { type Param, preparedQuery } from '../../db/statements.ts';
import type { Db, MailRow, Tx, UserMailRow } from '../../db/types.ts';

/** A row to be written; instants are ISO 8601. */
export interface NewMailRow {
  key: string;
  kind: MailKind;
  /** To whom: a user, or an email with a name. */
  user_id: number | null;
  email: string | null;
  name: string | null;
  facts: object;
  message_id: string;
  status: 'waiting' | 'kept';
  created_at: string;
  next_try_at: string;
  expires_at: string | null;
}

/** A reserved domain (RFC 6761) that no mail reaches; demo people have addresses in it. */
const UNREACHABLE = '%.test';

/** What the email of a deleted account is replaced with: nothing is written to it. */
const NOBODY = deletedEmail('%');

/**
 * Writes the mails of a JSON array of `NewMailRow` whose key is new. The user is looked up by key: PostgreSQL would
 * expect many rows and read the whole table.
 */
export const insertMails = preparedQuery<{ rows: string }, object>((db, param) =>
  sql<object>`
    insert into mails (key, kind, recipient, recipient_name, facts, locale, message_id, status, created_at, next_try_at, expires_at)
    select key, kind, coalesce(users.email, mail.email), coalesce(users.name, mail.name), facts,
      coalesce(users.locale, (select locale from users as known where known.email = mail.email), 'en'), message_id,
      case when coalesce(users.email, mail.email) like ${sql.lit(UNREACHABLE)} then 'kept' else status end,
      mail.created_at, next_try_at, expires_at
    from jsonb_to_recordset(${param('rows')}::jsonb) as mail (key text, kind text, user_id int, email text, name text,
      facts jsonb, message_id text, status text, created_at timestamptz, next_try_at timestamptz, expires_at timestamptz)
    left join lateral (select email, name, locale from users where id = mail.user_id limit 1) as users on true
    where coalesce(users.email, mail.email) not like ${sql.lit(NOBODY)} and coalesce(users.email, mail.email) <> ''
    on conflict (key) do nothing`.compile(db),
);

/** Writes one mail to a user as a part of another statement; its key must be new. Takes SQL for more facts. */
export const userMailInsert = (param: Param<UserMailRow>, moreFacts: RawBuilder<object>) =>
  sql<object>`
    insert into mails (key, kind, recipient, recipient_name, facts, locale, message_id, status, created_at, next_try_at)
    select ${param('key')}, ${param('kind')}, email, name, ${param('facts')}::jsonb || ${moreFacts}, locale,
      ${param('message_id')}, case when email like ${sql.lit(UNREACHABLE)} then 'kept' else ${param('status')} end,
      ${param('created_at')}::timestamptz, ${param('next_try_at')}::timestamptz
    from users where id = ${param('user_id')} and deleted_at is null`;

/** Deletes unsent mails; their keys can be used again. */
export const deleteUnsent = (db: Db, keys: readonly string[], statuses: readonly MailStatus[]) =>
  db
    .deleteFrom('mails')
    .where(sql<SqlBool>`key = any(${[...keys]}::text[])`)
    .where('status', 'in', statuses)
    .execute();

/** A mail that this process is sending. */
export type ClaimedMail = Pick<
  MailRow,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'recipient_name'
  | 'facts'
  | 'locale'
  | 'message_id'
  | 'attempts'
  | 'created_at'
  | 'expires_at'
> & {
  /** Identifies the claim: a process may mark the mail as failed only while it still holds the claim. */
  claimed_until: Date;
};

/** Whole milliseconds, the precision of JavaScript's dates. */
const claimEnd = (seconds: number) =>
  sql`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${sql.lit(seconds)})`;

/** Claims the mail that has been due longest and that no process holds; undefined when there is none. */
export async function claimMail(db: Db, now: Date, claimSeconds: number): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mails set claimed_until = ${claimEnd(claimSeconds)}
    where id = (
      select id from mails
      where status = 'waiting' and next_try_at <= ${now}
        and (claimed_until is null or claimed_until <= clock_timestamp())
      order by next_try_at limit 1 for update skip locked
    )
    returning id, kind, recipient, recipient_name, facts, locale, message_id, attempts, created_at, expires_at,
      claimed_until`.execute(db);
  return rows[0];
}

/**
 * Extends a claim.
 * @returns the new claim; undefined when another process has taken the mail
 */
export async function renewClaim(
  db: Db,
  { id, claimed_until }: ClaimedMail,
  claimSeconds: number,
): Promise<Date | undefined> {
  const { rows } = await sql<{ claimed_until: Date }>`
    update mails set claimed_until = ${claimEnd(claimSeconds)}
    where id = ${id} and status = 'waiting' and claimed_until = ${claimed_until}
    returning claimed_until`.execute(db);
  return rows[0]?.claimed_until;
}

/** Releases a claim without a try. */
export const releaseClaim = (db: Db, { id, claimed_until }: ClaimedMail) =>
  db
    .updateTable('mails')
    .set({ claimed_until: null })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute();

/** Lets every mail go, whichever process claimed it. */
export const releaseAllClaims = (db: Db) =>
  db
    .updateTable('mails')
    .set({ claimed_until: null })
    .where('status', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute();

/** Marks a mail as sent, whichever process sent it. */
export const markSent = (db: Db, id: number, now: Date) =>
  db
    .updateTable('mails')
    .set({ status: 'sent', sent_at: now, claimed_until: null, is_unreached: false, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();

interface Failure {
  error: string;
  /** Undefined for no further try. */
  nextTryAt: Date | undefined;
  /** The mail server was out of reach. */
  isUnreached: boolean;
}

export const markFailed = (db: Db, mail: ClaimedMail, { error, nextTryAt, isUnreached }: Failure) =>
  db
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error,
      claimed_until: null,
      is_unreached: isUnreached,
      ...(nextTryAt ? { next_try_at: nextTryAt } : { status: 'dead' as const }),
    }))
    .where('id', '=', mail.id)
    .where('status', '=', 'waiting')
    .where('claimed_until', '=', mail.claimed_until)
    .execute();

/** Whether mails wait because the mail server was out of reach. */
export async function hasUnreached(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from mails where status = 'waiting' and is_unreached) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Makes those mails due, because the mail server answers again. */
export const retryUnreached = (db: Db, now: Date) =>
  db
    .updateTable('mails')
    .set({ next_try_at: now, is_unreached: false })
    .where('status', '=', 'waiting')
    .where('is_unreached', '=', true)
    .execute();

/** Makes a mail wait again; of two concurrent calls one gets true. */
export async function markWaiting(db: Db, id: number, messageId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      status: 'waiting',
      message_id: messageId,
      attempts: 0,
      next_try_at: now,
      sent_at: null,
      last_error: null,
      is_unreached: false,
    })
    .where('id', '=', id)
    .where('status', 'in', ['sent', 'dead'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** `q` matches the recipient's name or address, or an id. */
interface MailFilter extends ListFilter {
  status?: MailStatus | undefined;
}

/** Made when it is searched: as a column it would cost each order more than all searches cost. */
const searched = sql<string>`translate(lower(' ' || recipient_name || ' ' || recipient), E'\\n\\t', '  ')`;

/** How mails are found: by recipient and id. */
export const mailRows: ListRows<MailFilter> = {
  table: 'mails',
  conditionsOf: ({ status }) => (status ? [sql`status = ${status}`] : []),
  orderedBy: () => undefined,
  search: (db, search, window) => searchOwnText(db, { ...search, table: 'mails', searched, idIn }, window),
};

/** The rows with these ids, in the given order. */
export const listMails = preparedQuery((db, param: Param<{ ids: readonly number[] }>) =>
  db
    .selectFrom(rowsOf('mails', param('ids')).as('mails'))
    .selectAll()
    .orderBy(sql`place`)
    .compile(),
);

/** Deletes all mails to an address, sent or not. */
export const deleteMailsTo = (tx: Tx, email: string) =>
  tx.deleteFrom('mails').where('recipient', '=', email).execute();

export const findMail = (db: Db, id: number) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** The numbers of waiting and of dead mails. */
export async function countOpenMails(db: Db): Promise<{ status: MailStatus; count: number }[]> {
  const { rows } = await sql<{ status: MailStatus; count: number }>`
    select status, count(*) as count from mails where status in ('waiting', 'dead') group by status`.execute(
    db,
  );
  return rows;
}

/** When the oldest waiting mail of each kind was due. */
export async function listOldestWaiting(db: Db): Promise<{ kind: MailKind; since: Date }[]> {
  const { rows } = await sql<{ kind: MailKind; since: Date }>`
    select kind, min(created_at) as since from mails where status = 'waiting' group by kind`.execute(db);
  return rows;
}
