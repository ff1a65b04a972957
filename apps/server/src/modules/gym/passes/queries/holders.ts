import { sql } from 'kysely';
import { isIdIn } from '../../../../platform/db/lists/list-window.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

// The owners of passes and phone numbers.

/** Finds a member with this phone number who has had a membership. */
export const findMemberByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('memberships').select('memberships.id').whereRef('user_id', '=', 'users.id')),
    )
    .orderBy('id')
    .executeTakeFirst();

/**
 * Finds the only account of a phone number, if the gym knows that the number is its member's: it is unclaimed, was
 * created at the desk, or has a paid membership. Undefined for an account created on the website, where the number is
 * unverified.
 */
export async function findKnownHolder(tx: Tx, phone: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from users
    where phone = ${phone} and role = 'user' and deleted_at is null
    having count(*) = 1 and bool_and(password_hash is null or added_at is not null or exists (
      select from memberships where memberships.user_id = users.id and payment_status = 'payed'))`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Assigns a phone number's unassigned passes to a member. */
export const tieToMember = (tx: Tx, phone: string, userId: number) =>
  tx
    .updateTable('passes')
    .set({ user_id: userId })
    .where('phone', '=', phone)
    .where('sold_at', 'is not', null)
    .where('user_id', 'is', null)
    .execute();

/** Assigns the unassigned passes of these members' phone numbers. */
export const tieToMembers = (tx: Tx, userIds: readonly number[]) =>
  sql`
    update passes set user_id = owned.user_id
    from (
      select passes.id, min(users.id) as user_id from passes join users on users.phone = passes.phone
      where ${isIdIn('users.id', userIds)} and passes.sold_at is not null and passes.user_id is null
      group by passes.id
    ) as owned
    where passes.id = owned.id and passes.user_id is null`.execute(tx);
