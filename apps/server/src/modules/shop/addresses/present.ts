import type { Address } from '@namma/contract/cart/schemas';
import type { AddressFields } from '../../../platform/db/shop-tables.ts';

/** Presents an address of SPEC section 3, either saved or copied onto an order. */
export const presentAddressFields = (row: AddressFields): Omit<Address, 'addressId'> => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  town: row.town,
  pincode: row.pincode,
  district: row.district,
  state: row.state,
  addressType: row.address_type,
});
