import type { Address, CartLine, NewAddress } from '@namma/contract/cart/schemas';
import type { Order } from '@namma/contract/orders/schemas';
import { ANSWER_WITHIN_MILLISECONDS, api } from '../../../lib/api/api';
import { ApiError, sentenceOf, statusOf } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { invalidate, readCached } from '../../../lib/loading/read-cache';
import { whenSessionChanges } from '../../../lib/session/session';
import { announceCartChange } from '../../../shared/cart-changes';
import type { CheckoutState } from '../../../shared/checkout-path';
import { toast } from '../../../ui/toast';
import { parseCheckoutState } from './checkout-state';
import type { CheckoutLine } from './checkout-sum';
import { LatestWriter } from './latest-writer';

/** Quantities that are being written to the server. Without a network they catch up while the page is open. */
export const quantityWrites = new LatestWriter<number>({
  send: async (cartId, quantity) => {
    touches += 1;
    await api('cart/update', {
      body: { cartId, quantity },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS),
    });
    touches += 1;
    announceCartChange();
  },
  isAway: (error) => statusOf(error) === 0,
  sayAway: (error) => toast.error(sentenceOf(error)),
  retryAfterMilliseconds: 5_000,
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => quantityWrites.retry());
  whenSessionChanges(() => quantityWrites.drop());
}

/** Counts the writes to the cart, when they are sent and when they are answered. */
let touches = 0;
const MAX_READS = 5;

/** Reads the checkout again, and repeats it if something was pressed meanwhile, so that no press is lost. */
export async function refreshCheckout(checkout: CheckoutState): Promise<void> {
  for (let reads = 0; reads < MAX_READS; reads++) {
    await quantityWrites.idle();
    const before = touches;
    invalidate('cart/', 'product/get');
    await Promise.all([readCheckoutLines(checkout), readAddresses()]);
    if (touches === before) return;
  }
}

/**
 * The cart after all pending quantities have been written, so that the next step never shows an older one while there
 * is a network.
 */
export async function readCart(): Promise<CartLine[]> {
  await quantityWrites.idle();
  return readCached('cart/cartDetails');
}

export async function removeFromCart(cartId: number): Promise<string> {
  await quantityWrites.idle();
  touches += 1;
  const { status } = await api('cart/remove', { query: { id: cartId } });
  touches += 1;
  announceCartChange();
  return status;
}

/** Puts a removed line back into the cart. */
export async function addAgain(productId: number, quantity: number): Promise<string> {
  touches += 1;
  const { status } = await api('cart/add', { body: { productId, quantity } });
  touches += 1;
  invalidate('cart/');
  announceCartChange();
  return status;
}

export const readAddresses = (): Promise<Address[]> => readCached('cart/addressDetails');

/**
 * Saves a new address, or replaces one. Pressed again after a lost answer, it is saved once.
 * @returns the id of the address
 */
export async function saveAddress(address: NewAddress, addressId?: number) {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MILLISECONDS);
  if (addressId !== undefined) {
    const { status } = await api('cart/updateAddress', { body: { ...address, addressId }, signal });
    return { status, addressId };
  }
  return sendWithKey(`address ${JSON.stringify(address)}`, (headers) =>
    api('cart/addAddress', { headers, body: address, signal }),
  );
}

export async function removeAddress(addressId: number): Promise<string> {
  const { status } = await api('cart/removeAddress', { query: { id: addressId } });
  announceCartChange();
  return status;
}

/** Saves a deleted address again. It gets a new id. */
export async function saveAgain({ addressId: gone, addressType, state: _fixed, ...fields }: Address) {
  const saved = await sendWithKey(`address again ${gone}`, (headers) =>
    api('cart/addAddress', { headers, body: { ...fields, addresstype: addressType } }),
  );
  announceCartChange();
  return saved;
}

/** The lines of the checkout: the cart, or the product of a Buy button. Empty when there is no such product. */
export async function readCheckoutLines({ buy, quantity = 1 }: CheckoutState): Promise<CheckoutLine[]> {
  if (buy === undefined) return readCart();
  if (buy === 0) return [];
  try {
    return [{ quantity, product: await readCached('product/get', { id: buy }) }];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

export interface CheckoutData {
  lines: CheckoutLine[];
  addresses: Address[];
}

/** The data of the address and payment steps. */
export async function readCheckout(search: URLSearchParams): Promise<CheckoutData> {
  const [lines, addresses] = await Promise.all([
    readCheckoutLines(parseCheckoutState(search)),
    readAddresses(),
  ]);
  return { lines, addresses };
}

/**
 * The orders of a checkout that was just placed. Undefined when they cannot be read: the order was placed all the same,
 * and an error screen would make people order twice.
 */
export async function readPlacedOrders(checkoutId: string): Promise<Order[] | undefined> {
  try {
    const orders = await readCached('orders/getOrders');
    return orders.filter((order) => order.checkoutId === checkoutId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return undefined;
  }
}
