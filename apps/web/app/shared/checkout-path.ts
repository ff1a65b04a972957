import * as paths from '@namma/contract/paths';

/** The state of a checkout. All of it is in the address, so that it survives a reload (D25, D31). */
export interface CheckoutState {
  /** The product of a Buy button; undefined when the cart is being checked out. */
  buy?: number;
  /** Quantity, unless it is one. */
  quantity?: number;
  /** The address that was chosen. */
  address?: number;
}

export type CheckoutStep = 'cart' | 'addAddress' | 'payment';

const addressOf: Record<CheckoutStep, string> = {
  cart: paths.cart,
  addAddress: paths.addAddress,
  payment: paths.payment,
};

/** The address of a checkout step, with what has been chosen so far. */
export function checkoutPath(step: CheckoutStep, { buy, quantity, address }: CheckoutState = {}): string {
  const search = new URLSearchParams();
  if (address !== undefined) search.set('address', String(address));
  if (buy !== undefined) search.set('buy', String(buy));
  if (quantity !== undefined) search.set('quantity', String(quantity));
  return `${addressOf[step]}${search.size > 0 ? `?${search}` : ''}`;
}
