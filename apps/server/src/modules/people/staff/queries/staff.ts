import type { Insertable } from 'kysely';
import type { StaffTable } from '../../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Somebody who may sign in and grant the others. */
export const findAnyOwner = (db: Db) =>
  db.selectFrom('staff').select('user_id').where('preset', '=', 'owner').limit(1).executeTakeFirst();

export const insertStaff = (tx: Tx, row: Insertable<StaffTable>) =>
  tx.insertInto('staff').values(row).execute();

/**
 * The rows of all owners, locked until the transaction ends, in one order: of two owners who end each other, the second sees
 * what the first has left (D76).
 */
export const lockOwners = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .select('user_id')
    .where('preset', '=', 'owner')
    .orderBy('user_id')
    .forUpdate()
    .execute();

/** The row of one member of staff, locked, with who it is; undefined when there is none. */
export const lockStaff = (tx: Tx, userId: number) =>
  tx
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select([
      'staff.user_id',
      'staff.preset',
      'staff.center',
      'staff.coach_id',
      'users.email',
      'users.phone',
      'users.dob',
      'users.gender',
      'users.address',
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

export const deleteStaff = (tx: Tx, userId: number) =>
  tx.deleteFrom('staff').where('user_id', '=', userId).execute();
