import { ADDRESSES_MAX } from '@namma/contract/addresses/rules';
import type { Reply } from '@namma/contract/calls';
import type { AddressUpdate, NewAddress } from '@namma/contract/cart/schemas';
import type { OwnListQuery } from '@namma/contract/fields';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import type { AddressFields } from '../../../platform/db/shop-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { lockUserForShare } from '../../people/users/api.ts';
import { presentAddressFields } from './present.ts';
import {
  deleteAddress,
  findAddress,
  findAddressForShare,
  insertAddress,
  listAddresses,
  lockAndCountAddresses,
  updateAddress,
} from './queries.ts';

/** Lists the member's newest addresses, or those older than `before`, in the order they were added. */
export async function getAddresses(
  { db }: Deps,
  { userId }: Session,
  query: OwnListQuery,
): Promise<Reply<'cart/addressDetails'>> {
  const rows = await listAddresses(db, userId, lastIdOf(query));
  return rows.map((row) => ({ addressId: row.id, ...presentAddressFields(row) })).toReversed();
}

/**
 * Saves an address ('Address' of SPEC section 5). For the key see `withIdempotencyKey`.
 * @throws 409 when 100 are saved already; 429 too many in an hour
 */
export function addAddress(
  deps: Deps,
  { userId }: Session,
  form: NewAddress,
  key?: string,
): Promise<Reply<'cart/addAddress'>> {
  const request = { userId, key, call: 'cart/addAddress', body: form, now: deps.clock() } as const;
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const { addresstype, ...fields } = form;
      await lockUserForShare(tx, userId);
      if ((await lockAndCountAddresses(tx, userId)) >= ADDRESSES_MAX) throw refuse('addressesFull');
      await consumeWrite(tx, deps, 'addresses', userId);
      const [saved] = await insertAddress(tx, { ...fields, user_id: userId, address_type: addresstype });
      if (!saved) throw new Error('An address was saved without an id');
      return { status: messages().messages.addressAdded, addressId: saved.id };
    }),
  );
}

/**
 * Replaces a saved address; orders keep their own copy. Counts against the same limit as saving one.
 * @throws 403 another member's; 404 unknown; 429 too many in an hour
 */
export async function changeAddress(
  deps: Deps,
  { userId }: Session,
  form: AddressUpdate,
): Promise<Reply<'cart/updateAddress'>> {
  const { addressId, addresstype, ...fields } = form;
  await inTransaction(deps.db, async (tx) => {
    await lockUserForShare(tx, userId);
    if (!(await updateAddress(tx, userId, addressId, { ...fields, address_type: addresstype })))
      throw await whyNotFound(tx, addressId);
    await consumeWrite(tx, deps, 'addresses', userId);
  });
  return { status: messages().messages.addressUpdated };
}

/**
 * Deletes an address; orders keep their own copy.
 * @throws 403 another member's; 404 unknown
 */
export async function removeAddress(
  { db }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'cart/removeAddress'>> {
  if (!(await deleteAddress(db, userId, id))) throw await whyNotFound(db, id);
  return { status: messages().messages.addressRemoved };
}

const whyNotFound = async (db: Db, id: number): Promise<Refusal> =>
  refuse((await findAddress(db, id)) ? 'notYours' : 'noSuchAddress');

/**
 * For a checkout: returns the member's address and prevents the deletion of the account until the transaction ends.
 * @throws 404 unknown; 403 another member's
 */
export async function getOwnAddress(tx: Tx, userId: number, id: number): Promise<AddressFields> {
  const address = await findAddressForShare(tx, id);
  if (!address) throw refuse('noSuchAddress');
  const { user_id, ...fields } = address;
  if (user_id !== userId) throw refuse('notYours');
  return fields;
}
