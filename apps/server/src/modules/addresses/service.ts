import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { NewAddress } from '@namma/contract/schemas/cart';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { presentAddressFields } from './present.ts';
import { deleteAddress, findAddress, insertAddress, listAddresses, selectAddress } from './queries.ts';

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
  await insertAddress(db, { ...fields, user_id: userId, address_type: addresstype });
  return { status: messages.addressAdded };
}

/** Deletes an address; orders keep their copy of it. Refuses: 403 another member's, 404 nobody's. */
export async function removeAddress(
  { db }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'cart/removeAddress'>> {
  if (!(await deleteAddress(db, userId, id)))
    throw refuse((await findAddress(db, id)) ? 'notYours' : 'noSuchAddress');
  return { status: messages.addressRemoved };
}

/** For the statement of a checkout: whoever's address it is. */
export const addressOf = selectAddress;
