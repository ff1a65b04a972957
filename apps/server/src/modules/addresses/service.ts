import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { AddressUpdate, NewAddress } from '@namma/contract/schemas/cart';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { presentAddressFields } from './present.ts';
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  selectAddress,
  updateAddress,
} from './queries.ts';

/** The member's addresses in the order they were added. */
export async function getAddresses({ db }: Deps, { userId }: Session): Promise<Reply<'cart/addressDetails'>> {
  const rows = await listAddresses(db, userId);
  return rows.map((row) => ({ addressId: row.id, ...presentAddressFields(row) }));
}

/** Saves an address of SPEC section 5 'Address' for the member. */
export async function addAddress(
  { db }: Deps,
  { userId }: Session,
  form: NewAddress,
): Promise<Reply<'cart/addAddress'>> {
  const { addresstype, ...fields } = form;
  const [saved] = await insertAddress(db, { ...fields, user_id: userId, address_type: addresstype });
  if (!saved) throw new Error('An address was saved without an id');
  return { status: messages.addressAdded, addressId: saved.id };
}

/** Changes a saved address; orders keep the copy they were placed with. Refuses: 403 another member's, 404 nobody's. */
export async function changeAddress(
  { db }: Deps,
  { userId }: Session,
  form: AddressUpdate,
): Promise<Reply<'cart/updateAddress'>> {
  const { addressId, addresstype, ...fields } = form;
  if (!(await updateAddress(db, userId, addressId, { ...fields, address_type: addresstype })))
    throw await whyNotFound(db, addressId);
  return { status: messages.addressUpdated };
}

/** Deletes an address; orders keep their copy of it. Refuses: 403 another member's, 404 nobody's. */
export async function removeAddress(
  { db }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'cart/removeAddress'>> {
  if (!(await deleteAddress(db, userId, id))) throw await whyNotFound(db, id);
  return { status: messages.addressRemoved };
}

const whyNotFound = async (db: Db, id: number): Promise<Refusal> =>
  refuse((await findAddress(db, id)) ? 'notYours' : 'noSuchAddress');

/** For the statement of a checkout: whoever's address it is. */
export const addressOf = selectAddress;
