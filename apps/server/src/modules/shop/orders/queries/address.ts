import type { AddressFields } from '../../../../platform/db/shop-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

const EDITABLE = [
  'name',
  'email',
  'phone',
  'address',
  'town',
  'pincode',
  'district',
  'address_type',
] as const;

/** Locks the delivery address of a checkout until the transaction ends. Lock its orders first. */
export const lockAddressOf = (tx: Tx, checkoutId: string) =>
  tx
    .selectFrom('checkouts')
    .select(EDITABLE)
    .where('id', '=', checkoutId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const overwriteAddress = (
  tx: Tx,
  checkoutId: string,
  address: Awaited<ReturnType<typeof lockAddressOf>>,
) => tx.updateTable('checkouts').set(address).where('id', '=', checkoutId).execute();

/** Finds the address of a member's newest delivery. */
export const findLastDelivery = async (db: Db, userId: number): Promise<AddressFields | undefined> =>
  db
    .selectFrom('checkouts')
    .select([...EDITABLE, 'state'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'online')
    .where('address', '<>', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .$narrowType<AddressFields>()
    .executeTakeFirst();
