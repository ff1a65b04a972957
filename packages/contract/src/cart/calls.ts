import { z } from 'zod';
import { addressRefusals } from '../addresses/refusals.ts';
import { type CallsOf, defineDomain } from '../call.ts';
import { ownListQuery, statusReply } from '../fields.ts';
import { cartRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  address,
  addressQuery,
  addressUpdate,
  cartAddition,
  cartLine,
  cartLineQuery,
  cartQuery,
  cartUpdate,
  newAddress,
  newAddressReply,
} from './schemas.ts';

const cartCalls = {
  'cart/cartDetails': {
    access: 'member',
    summary: "The member's cart, the newest 500 lines at most",
    query: cartQuery,
    reply: z.array(cartLine),
  },
  'cart/add': {
    access: 'member',
    summary: 'Put pieces of a product in the cart, one where no quantity is named',
    body: cartAddition,
    reply: statusReply,
    success: 201,
  },
  'cart/update': {
    access: 'member',
    summary: 'Set the quantity of a line',
    body: cartUpdate,
    reply: statusReply,
  },
  'cart/remove': { access: 'member', summary: 'Remove a line', query: cartLineQuery, reply: statusReply },
  'cart/addressDetails': {
    access: 'member',
    summary: "The member's addresses, the newest 500 at most",
    query: ownListQuery,
    reply: z.array(address),
  },
  'cart/addAddress': {
    access: 'member',
    summary: 'Save an address',
    body: newAddress,
    reply: newAddressReply,
    success: 201,
    idempotent: true,
  },
  'cart/updateAddress': {
    access: 'member',
    summary: 'Change a saved address; orders keep their copy of it',
    body: addressUpdate,
    reply: statusReply,
  },
  'cart/removeAddress': {
    access: 'member',
    summary: 'Delete an address',
    query: addressQuery,
    reply: statusReply,
  },
} as const satisfies CallsOf<'cart'>;

export const cart = defineDomain({
  calls: cartCalls,
  refusals: { ...cartRefusals, ...addressRefusals },
  exportSections: ['addresses', 'cart'],
  schemas,
});
