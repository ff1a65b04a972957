import type { CheckoutPlace } from '../../lib/checkout-path';
import type { CheckoutLine } from './checkout-sum';

const STORED_AS = 'order-key ';

/** Where a browser forbids storage, the keys last as long as the page. */
const inMemory = new Map<string, string>();

function read(name: string): string | undefined {
  try {
    return window.sessionStorage.getItem(name) ?? inMemory.get(name);
  } catch {
    return inMemory.get(name);
  }
}

function write(name: string, key: string): void {
  try {
    window.sessionStorage.setItem(name, key);
  } catch {
    inMemory.set(name, key);
  }
}

/** Not randomUUID: that needs https, which a shop on a home network may not have. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What is ordered and where it goes: the same content is the same order, tried again. */
export const checkoutContent = ({ buy, address }: CheckoutPlace, lines: readonly CheckoutLine[]): string => {
  const goods = lines.map(({ product, quantity }) => `${product.productId}x${quantity}`).toSorted();
  return [buy === undefined ? 'cart' : 'buy', `to ${address}`, ...goods].join(' ');
};

/** The key of this order: the same one through double clicks, reload, Back and a lost connection (D11). */
export function getOrderKey(content: string): string {
  const kept = read(STORED_AS + content);
  if (kept) return kept;
  const key = makeKey();
  write(STORED_AS + content, key);
  return key;
}

/** After success, or when another body is to be sent: the next order of the same things is a new one. */
export function dropOrderKey(content: string): void {
  inMemory.delete(STORED_AS + content);
  try {
    window.sessionStorage.removeItem(STORED_AS + content);
  } catch {
    // It was never there.
  }
}
