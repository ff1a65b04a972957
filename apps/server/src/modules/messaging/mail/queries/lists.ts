import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import { sql } from 'kysely';
import type { ListFilter, ListRows } from '../../../../platform/db/lists/find-ids.ts';
import { idIn } from '../../../../platform/db/lists/like.ts';
import { rowsOf } from '../../../../platform/db/lists/list-window.ts';
import { searchOwnText } from '../../../../platform/db/lists/own-text-search.ts';
import type { Db } from '../../../../platform/db/types.ts';

/** Requeues a mail; of two concurrent calls one returns true. */
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

/** Computed while searching: as a stored column it would cost every order more than all searches cost. */
const searched = sql<string>`folded(' ' || recipient_name || ' ' || recipient)`;

/** Searches mails by recipient and id. */
export const mailRows: ListRows<MailFilter> = {
  table: 'mails',
  conditionsOf: ({ status }) => (status ? [sql`status = ${status}`] : []),
  orderedBy: () => undefined,
  search: (db, search, window) => searchOwnText(db, { ...search, table: 'mails', searched, idIn }, window),
};

/** Lists mails by id, in the given order. */
export const listMails = (db: Db, values: { ids: readonly number[] }) =>
  db.selectFrom(rowsOf('mails', values.ids).as('mails')).selectAll().orderBy(sql`place`).execute();

export const findMail = (db: Db, id: number) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** Counts the queued and the dead mails. */
export async function countOpenMails(db: Db): Promise<{ status: MailStatus; count: number }[]> {
  const { rows } = await sql<{ status: MailStatus; count: number }>`
    select status, count(*) as count from mails where status in ('waiting', 'dead') group by status`.execute(
    db,
  );
  return rows;
}

/** Lists when the oldest queued mail of each kind was due. */
export async function listOldestQueued(db: Db): Promise<{ kind: MailKind; since: Date }[]> {
  const { rows } = await sql<{ kind: MailKind; since: Date }>`
    select kind, min(created_at) as since from mails where status = 'waiting' group by kind`.execute(db);
  return rows;
}

/** For timelines: mails to a person's address. */
export const mailEntries = ({ email }: { email: string }) =>
  sql`select id, created_at as at from mails where recipient = ${email}`;
