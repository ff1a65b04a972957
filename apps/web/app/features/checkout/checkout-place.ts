import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/orders';

/** Where a checkout stands. All of it is in the address, so that a reload finds it again (D25, D31). */
export interface CheckoutPlace {
  /** The product of a Buy button; undefined when the cart is being checked out. */
  buy?: number;
  /** How many pieces of it, where not one. */
  quantity?: number;
  /** The address that was chosen. */
  address?: number;
}

export type CheckoutStep = 'cart' | 'addAddress' | 'payment';

/** What is no id stands for nothing that exists: 0. */
const toId = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

export function parseCheckoutPlace(search: URLSearchParams): CheckoutPlace {
  const buy = search.get('buy');
  const address = search.get('address');
  const quantity = toId(search.get('quantity') ?? '');
  const isSeveral = buy !== null && quantity > QUANTITY_MIN && quantity <= QUANTITY_TECHNICAL_MAX;
  return {
    ...(buy === null ? {} : { buy: toId(buy) }),
    ...(isSeveral ? { quantity } : {}),
    ...(address === null ? {} : { address: toId(address) }),
  };
}

export function checkoutPath(step: CheckoutStep, { buy, quantity, address }: CheckoutPlace = {}): string {
  const search = new URLSearchParams();
  if (address !== undefined) search.set('address', String(address));
  if (buy !== undefined) search.set('buy', String(buy));
  if (quantity !== undefined) search.set('quantity', String(quantity));
  return `/store/${step}${search.size > 0 ? `?${search}` : ''}`;
}

export const productPath = (productId: number): string => `/store/product?id=${productId}`;

/** The success screen of a checkout. */
export const placedPath = (checkoutId: string): string => `/store/payment?placed=${checkoutId}`;
