import type { Locale } from '@namma/contract/locales';
import type { WhatsAppKind } from '@namma/contract/values/whatsapp';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { isIdIn } from '../../../platform/db/lists/list-window.ts';
import type { Db, Tables, Tx } from '../../../platform/db/types.ts';

/** The recipient of a message. */
export interface Recipient {
  user_id: number | null;
  enquiry_id: number | null;
  pass_id: number | null;
  name: string;
  phone: string;
  locale: Locale;
}

interface QueryText {
  message: string;
  answer: string | null;
  status: string;
}

/** A member whose account still exists. */
const memberOf = (userId: RawBuilder<unknown>) => sql<Recipient>`
  select id as user_id, null::int as enquiry_id, null::int as pass_id, name, coalesce(phone, '') as phone, locale from users
  where id = ${userId} and role = 'user' and deleted_at is null and disabled_at is null`;

const recipients: Record<WhatsAppKind, (id: number) => RawBuilder<Recipient>> = {
  slip: (id) => memberOf(sql`(select user_id from memberships where id = ${id})`),
  receipt: (id) => memberOf(sql`(select user_id from memberships where id = ${id})`),
  renewal: (id) => memberOf(sql`(select user_id from memberships where id = ${id})`),
  appointment: (id) => memberOf(sql`(select user_id from bookings where id = ${id})`),
  member: (id) => memberOf(sql`${id}::int`),
  // In the language of the account with this sender or phone number, if there is one.
  query: (id) => sql`
    select null::int as user_id, enquiries.id as enquiry_id, null::int as pass_id, enquiries.name, enquiries.phone,
      coalesce((select locale from users where users.id = enquiries.user_id),
        (select locale from users where users.phone = enquiries.phone and deleted_at is null order by id limit 1), 'en') as locale
    from enquiries where enquiries.id = ${id}`,
  pass: (id) => sql`
    select null::int as user_id, null::int as enquiry_id, passes.id as pass_id, passes.name, passes.phone,
      coalesce((select locale from users where users.phone = passes.phone and deleted_at is null order by id limit 1), 'en') as locale
    from passes where passes.id = ${id} and passes.phone is not null`,
};

/** Finds the recipient of a message about this subject; undefined for nobody, or a closed account. */
export async function findRecipient(db: Db, kind: WhatsAppKind, id: number): Promise<Recipient | undefined> {
  const { rows } = await recipients[kind](id).execute(db);
  return rows[0];
}

export const getQueryText = (db: Db, id: number): Promise<QueryText> =>
  db
    .selectFrom('enquiries')
    .select(['message', 'answer', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const insertPress = (db: Db, row: Insertable<Tables['whatsapp_presses']>) =>
  db.insertInto('whatsapp_presses').values(row).execute();

/** For timelines: the presses about a person. */
export const pressEntries = ({ userId }: { userId: number }) => sql`
  select id, at from whatsapp_presses where user_id = ${userId}
  union all select presses.id, at from enquiries join whatsapp_presses as presses on presses.enquiry_id = enquiries.id
    where enquiries.user_id = ${userId}
  union all select presses.id, at from passes join whatsapp_presses as presses on presses.pass_id = passes.id
    where passes.user_id = ${userId}`;

export const listPressesById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('whatsapp_presses')
    .leftJoin('users', 'users.id', 'made_by')
    .select(['whatsapp_presses.id', 'kind', 'users.name'])
    .where(isIdIn('whatsapp_presses.id', ids))
    .execute();

export const deletePressesBefore = (db: Db, at: Date) =>
  db.deleteFrom('whatsapp_presses').where('at', '<', at).execute();

/** Deletes presses about the queries of a member, including queries sent with the member's email. */
export const deletePressesOfQueries = (tx: Tx, { userId, email }: { userId: number; email: string }) =>
  sql`delete from whatsapp_presses where enquiry_id in (
    select id from enquiries where user_id = ${userId} or email = ${email})`.execute(tx);
