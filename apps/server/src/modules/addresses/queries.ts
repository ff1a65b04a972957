import type { AddressFields, Db } from '../../db/types.ts';

export const listAddresses = (db: Db, userId: number) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const insertAddress = (db: Db, userId: number, fields: AddressFields) =>
  db
    .insertInto('addresses')
    .values({ ...fields, user_id: userId })
    .execute();

/** Undefined when the member has no such address. */
export const deleteAddress = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/** Whoever's address it is. */
export const findAddress = (db: Db, id: number) =>
  db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();
