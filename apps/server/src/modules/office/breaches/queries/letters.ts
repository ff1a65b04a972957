import {
  type BreachRecipients,
  UNREACHED_AT_ONCE,
  type UnreachedReason,
} from '@namma/contract/breaches/rules';
import type { BreachMailing, UnreachedPerson } from '@namma/contract/breaches/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/types.ts';
import { mailKeyOf } from './mail-key.ts';

/** Some of the people of a breach. */
interface Recipients {
  breachId: number;
  recipients: BreachRecipients;
}

/** Those who have an account; of a center, those who were added there or have had a membership there. */
const isRecipient = (recipients: BreachRecipients): RawBuilder<unknown> =>
  recipients === 'all'
    ? sql`users.deleted_at is null`
    : sql`users.deleted_at is null and (users.added_at = ${recipients} or exists (
        select from memberships where memberships.user_id = users.id and memberships.center = ${recipients}))`;

const hasNoLetter = (breachId: number) => sql`not exists (
  select from breach_letters where breach_id = ${breachId} and user_id = users.id)`;

/** How many of them have an email and no letter yet. */
export async function countToMail(tx: Tx, { breachId, recipients }: Recipients): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users
    where ${isRecipient(recipients)} and email is not null and ${hasNoLetter(breachId)}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Says that the letter is mailed to all of them who have an account by now; asked again, also to those who have come since. */
export const openMailing = (
  tx: Tx,
  { breachId, recipients }: Recipients,
  { userId, now }: { userId: number; now: Date },
) =>
  sql`insert into breach_mailings (breach_id, recipients, asked_at, made_by, last_user_id)
    values (${breachId}, ${recipients}, ${now}, ${userId}, (select max(id) from users))
    on conflict (breach_id, recipients) do update set asked_at = excluded.asked_at, made_by = excluded.made_by,
      last_user_id = excluded.last_user_id, done_at = null`.execute(tx);

export const listOpenMailings = (db: Db) =>
  db
    .selectFrom('breach_mailings')
    .select(['breach_id as breachId', 'recipients'])
    .where('done_at', 'is', null)
    .orderBy('asked_at')
    .execute();

export const closeMailing = (tx: Tx, { breachId, recipients }: Recipients, now: Date) =>
  tx
    .updateTable('breach_mailings')
    .set({ done_at: now })
    .where('breach_id', '=', breachId)
    .where('recipients', '=', recipients)
    .execute();

/**
 * Gives the next of the people of an open mailing their letter, which the key of the table does once.
 * @returns their ids
 */
export async function insertLetters(
  tx: Tx,
  { breachId, recipients }: Recipients,
  { most, now }: { most: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into breach_letters (breach_id, user_id, written_at)
    select ${breachId}::int, users.id, ${now} from users
    where ${isRecipient(recipients)} and email is not null and ${hasNoLetter(breachId)}
      and users.id <= (
        select last_user_id from breach_mailings
        where breach_id = ${breachId} and recipients = ${recipients} and done_at is null)
    order by users.id limit ${most}
    on conflict (breach_id, user_id) do nothing
    returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

const mailOf = sql`mails.key = ${mailKeyOf(sql`breach_letters.breach_id`, sql`breach_letters.user_id`)}`;

/** Keeps of mails that were sent that they were: the outbox forgets them after 90 days. */
export const noteSent = (db: Db) =>
  sql`update breach_letters set sent_at = mails.sent_at from mails
    where breach_letters.sent_at is null and ${mailOf} and mails.status = 'sent'`.execute(db);

/** What has become of the letter of each of these people: `to mail`, `sent`, `waiting`, or why there is none. */
const stateOf = sql`case
  when breach_letters.user_id is null then case when users.email is null then 'noEmail' else 'notMailed' end
  when breach_letters.sent_at is not null or mails.status = 'sent' then 'sent'
  when mails.status = 'waiting' then 'waiting'
  else 'undelivered' end`;

const people = ({ breachId, recipients }: Recipients) => sql`(
  select users.id, users.name, users.phone, ${stateOf} as state from users
  left join breach_letters on breach_letters.breach_id = ${breachId} and breach_letters.user_id = users.id
  left join mails on ${mailOf}
  where ${isRecipient(recipients)})`;

type Counts = Pick<BreachMailing, 'toMail' | 'waiting' | 'sent' | 'unreached'>;

export async function countLetters(db: Db, of: Recipients): Promise<Counts> {
  const { rows } = await sql<Record<keyof Counts, string | number>>`
    select count(*) filter (where state = 'notMailed') as "toMail",
      count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state in ('noEmail', 'undelivered')) as unreached
    from ${people(of)} as people`.execute(db);
  const [{ toMail = 0, waiting = 0, sent = 0, unreached = 0 } = {}] = rows;
  return {
    toMail: Number(toMail),
    waiting: Number(waiting),
    sent: Number(sent),
    unreached: Number(unreached),
  };
}

export const isMailingOpen = async (db: Db, { breachId, recipients }: Recipients): Promise<boolean> =>
  (await listOpenMailings(db)).some((each) => each.breachId === breachId && each.recipients === recipients);

/** Those who are not reached by mail, for some of the reasons, by their ids, and one more than an answer holds. */
export async function listUnreached(
  db: Db,
  of: Recipients,
  { after, reasons }: { after: number; reasons: readonly UnreachedReason[] },
): Promise<UnreachedPerson[]> {
  const { rows } = await sql<UnreachedPerson>`
    select id as "userId", name, phone, state as reason from ${people(of)} as people
    where state = any(${reasons}::text[]) and id > ${after}
    order by id limit ${UNREACHED_AT_ONCE + 1}`.execute(db);
  return rows;
}
