import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/cart/rules';
import * as paths from '@namma/contract/paths';
import type { CheckoutState } from '../../../shared/checkout-path';

/** An invalid id becomes 0, which no product and no address has. */
const toId = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

export function parseCheckoutState(search: URLSearchParams): CheckoutState {
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

/** The address of a checkout's success screen. */
export const placedPath = (checkoutId: string): string => `${paths.payment}?placed=${checkoutId}`;
