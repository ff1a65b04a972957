import { type RawBuilder, sql } from 'kysely';
import { prepare } from '../../db/statements.ts';
import type { AddressFields, Db } from '../../db/types.ts';

export const listAddresses = (db: Db, userId: number) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const insertAddress = prepare<AddressFields & { user_id: number }, { id: number }>((db, given) =>
  db
    .insertInto('addresses')
    .values({
      user_id: given('user_id'),
      name: given('name'),
      email: given('email'),
      phone: given('phone'),
      address: given('address'),
      town: given('town'),
      pincode: given('pincode'),
      district: given('district'),
      state: given('state'),
      address_type: given('address_type'),
    })
    .returning('id')
    .compile(),
);

/** Undefined when the member has no such address. */
export const updateAddress = (db: Db, userId: number, id: number, fields: AddressFields) =>
  db
    .updateTable('addresses')
    .set(fields)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

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
  db.selectFrom('addresses').select('user_id').where('id', '=', id).executeTakeFirst();

/** The same, as a part of a larger statement. */
export const selectAddress = (id: RawBuilder<number>) => sql`select * from addresses where id = ${id}`;
