import { OWN_LIST_MAX } from '@namma/contract/pages';
import { sql } from 'kysely';
import type { AddressFields } from '../../../platform/db/shop-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** Lists the newest addresses up to the id `lastId`, newest first. */
export const listAddresses = (db: Db, userId: number, lastId: number) =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '<=', lastId)
    .orderBy('id', 'desc')
    .limit(OWN_LIST_MAX)
    .execute();

const addressColumns = [
  'addresses.user_id',
  'addresses.name',
  'addresses.email',
  'addresses.phone',
  'addresses.address',
  'addresses.town',
  'addresses.pincode',
  'addresses.district',
  'addresses.state',
  'addresses.address_type',
] as const;

/** Namespace of the advisory locks; the second number is a member's id. */
const ADDRESS_LOCKS = 3;

/**
 * Serializes saves for this member until the transaction ends.
 * @returns the number of saved addresses
 */
export async function lockAndCountAddresses(tx: Tx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}::int, ${userId}::int)`.execute(tx);
  const { count } = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertAddress = (
  db: Db,
  values: AddressFields & { user_id: number },
): Promise<{ id: number }[]> =>
  db
    .insertInto('addresses')
    .values({
      user_id: values.user_id,
      name: values.name,
      email: values.email,
      phone: values.phone,
      address: values.address,
      town: values.town,
      pincode: values.pincode,
      district: values.district,
      state: values.state,
      address_type: values.address_type,
    })
    .returning('id')
    .execute();

/** Updates an address; undefined when the member has no such address. */
export const updateAddress = (db: Db, userId: number, id: number, fields: AddressFields) =>
  db
    .updateTable('addresses')
    .set(fields)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/** Deletes an address; undefined when the member has no such address. */
export const deleteAddress = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

/**
 * Finds an address of any member and prevents the deletion of its account until the transaction ends; finds nothing
 * after a concurrent deletion.
 */
export const findAddressForShare = (tx: Tx, id: number) =>
  tx
    .selectFrom('addresses')
    .innerJoin('users', 'users.id', 'addresses.user_id')
    .select(addressColumns)
    .where('addresses.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .forShare('users')
    .executeTakeFirst();

/** Finds an address of any member: check the owner before it is shown. */
export const findAddress = (db: Db, id: number) =>
  db.selectFrom('addresses').select(addressColumns).where('id', '=', id).executeTakeFirst();

/** The address that the member has saved last. */
export const findNewestAddress = (db: Db, userId: number) =>
  db
    .selectFrom('addresses')
    .select(addressColumns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
