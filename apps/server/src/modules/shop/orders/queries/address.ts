import type { Tx } from '../../../../platform/db/types.ts';

const MENDED = ['name', 'email', 'phone', 'address', 'town', 'pincode', 'district', 'address_type'] as const;

/** Locks the delivery address of a checkout until the transaction ends. Lock its orders first. */
export const lockAddressOf = (tx: Tx, checkoutId: string) =>
  tx
    .selectFrom('checkouts')
    .select(MENDED)
    .where('id', '=', checkoutId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const overwriteAddress = (
  tx: Tx,
  checkoutId: string,
  address: Awaited<ReturnType<typeof lockAddressOf>>,
) => tx.updateTable('checkouts').set(address).where('id', '=', checkoutId).execute();
