import type { Center } from '@namma/contract/values/centers';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { StaffTable } from '../../../../platform/db/account-tables.ts';
import { memberEmail } from '../../../../platform/db/member-email.ts';
import type { Db, TableName, Tx } from '../../../../platform/db/types.ts';

/** Finds an owner who can sign in and grant roles. */
export const findAnyOwner = (db: Db) =>
  db.selectFrom('staff').select('user_id').where('preset', '=', 'owner').limit(1).executeTakeFirst();

export const insertStaff = (tx: Tx, row: Insertable<StaffTable>) =>
  tx.insertInto('staff').values(row).execute();

/**
 * Locks the rows of all owners in a fixed order until the transaction ends: if two owners remove each other, the second
 * sees the first one's change (D76).
 */
export const lockOwners = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .select('user_id')
    .where('preset', '=', 'owner')
    .orderBy('user_id')
    .forUpdate()
    .execute();

/** Locks the row of one staff member, joined with the user; undefined when there is none. */
export const lockStaff = (tx: Tx, userId: number) =>
  tx
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select([
      'staff.user_id',
      'staff.preset',
      'staff.center',
      'staff.coach_id',
      'staff.granted_at',
      'users.email',
    ])
    .where('staff.user_id', '=', userId)
    .forUpdate('staff')
    .executeTakeFirst();

export const findStaffByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('staff.user_id')
    .where('users.email', '=', email)
    .executeTakeFirst();

/** Tables with a `user_id` whose rows make a person a member or customer. */
export const customerTables = [
  // Written by a sign-up or a claimed account.
  'consents',
  'memberships',
  'visits',
  'bookings',
  'class_bookings',
  'passes',
  'checkouts',
  'orders',
  'returns',
  'documents',
  'reviews',
  'cart_lines',
  'addresses',
  'restock_subscriptions',
  'nominees',
  'offer_choices',
] as const satisfies TableName[];

/** True if a person is a member or customer by the rows they hold. */
export async function isMember(tx: Tx, userId: number): Promise<boolean> {
  const held = customerTables.map(
    (table) => sql`exists (select from ${sql.table(table)} where user_id = ${userId})`,
  );
  const { rows } = await sql<{ is_member: boolean }>`
    select ${sql.join(held, sql` or `)} as is_member`.execute(tx);
  return rows[0]?.is_member === true;
}

/** Lists those who work at one center only, by name. */
export const listStaffAt = (db: Db, center: Center) =>
  db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name'])
    .where('staff.center', '=', center)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();

/** Lists all staff, owners first. */
export const listStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .leftJoin('users as granter', 'granter.id', 'staff.granted_by')
    .select([
      'staff.user_id',
      'users.name',
      memberEmail.as('email'),
      'staff.preset',
      'staff.center',
      'staff.coach_id',
      'granter.name as granted_by_name',
      'staff.granted_at',
      sql<boolean>`exists (select from second_factors as factor
        where factor.user_id = staff.user_id and factor.confirmed_at is not null)`.as('has_second_factor'),
      sql<Date | null>`(select max(last_seen_at) from sessions where sessions.user_id = staff.user_id)`.as(
        'last_seen_at',
      ),
    ])
    .orderBy('staff.granted_at')
    .orderBy('staff.user_id')
    .execute();

export const updateStaff = (tx: Tx, userId: number, grant: Updateable<StaffTable>) =>
  tx.updateTable('staff').set(grant).where('user_id', '=', userId).execute();

export const deleteStaff = (tx: Tx, userId: number) =>
  tx.deleteFrom('staff').where('user_id', '=', userId).execute();
