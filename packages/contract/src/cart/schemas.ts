import { z } from 'zod';
import { addressTypes, DEFAULT_STATE } from '../addresses/rules.ts';
import { ADDRESS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { PINCODE_DIGITS } from '../business.ts';
import { product } from '../catalogue/schemas.ts';
import { said } from '../default-errors.ts';
import {
  digits,
  email,
  id,
  idInQuery,
  inLang,
  line,
  ownListQuery,
  phone,
  statusReply,
  text,
} from '../fields.ts';
import { messages } from '../messages.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from './rules.ts';

export const quantity = z
  .int(messages.quantityBounds)
  .min(QUANTITY_MIN, messages.quantityBounds)
  .max(QUANTITY_TECHNICAL_MAX, messages.quantityBounds);

export const cartLine = z.object({
  cartId: id,
  quantity,
  product,
  /** The stock left, from 5 down or when less than `quantity`; null otherwise, or when it is not available. */
  left: z.int().min(1).nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartQuery = ownListQuery.extend(inLang);
export type CartQuery = z.output<typeof cartQuery>;

/** The quantity is 1 when absent. */
export const cartAddition = z.object({
  productId: id,
  quantity: quantity.default(QUANTITY_MIN),
  userId: id.optional(),
});
export const cartUpdate = z.object({ cartId: id, quantity });
export const cartLineQuery = z.object({ id: idInQuery });

const PLACE_MAX_CHARACTERS = 100;

/** 'Address' of SPEC section 5. `addresstype` in the request is `addressType` in replies (SPEC section 3). */
export const newAddress = z.object({
  name: line(NAME_MAX_CHARACTERS, said(messages.required, fieldNames.nameField)),
  email,
  phone,
  address: text(ADDRESS_MAX_CHARACTERS, messages.addressRequired),
  town: line(PLACE_MAX_CHARACTERS, said(messages.required, fieldNames.townField)),
  pincode: digits(new RegExp(`^[0-9]{${PINCODE_DIGITS}}$`), messages.pincodeInvalid),
  district: line(PLACE_MAX_CHARACTERS, said(messages.required, fieldNames.districtField)),
  state: z.literal(DEFAULT_STATE).default(DEFAULT_STATE),
  addresstype: z.enum(addressTypes, { error: said(messages.required, fieldNames.addressTypeField) }),
});
export type NewAddress = z.infer<typeof newAddress>;

/** Replaces all fields of a saved address. */
export const addressUpdate = newAddress.extend({ addressId: id });
export type AddressUpdate = z.infer<typeof addressUpdate>;

/** `addressId` is the id of the saved address. */
export const newAddressReply = statusReply.extend({ addressId: id });

export const address = z.object({
  addressId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  town: z.string(),
  pincode: z.string(),
  district: z.string(),
  state: z.string(),
  addressType: z.enum(addressTypes),
});
export type Address = z.infer<typeof address>;
export const addressQuery = z.object({ id: idInQuery });
