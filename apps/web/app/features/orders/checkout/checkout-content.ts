import type { CheckoutState } from '../../../shared/checkout-path';
import type { CheckoutLine } from './checkout-sum';

/** Says what is ordered and where it goes. A checkout with the same content is the same order, tried again. */
export const checkoutContent = ({ buy, address }: CheckoutState, lines: readonly CheckoutLine[]): string => {
  const goods = lines.map(({ product, quantity }) => `${product.productId}x${quantity}`).sort();
  return [buy === undefined ? 'cart' : 'buy', `to ${address}`, ...goods].join(' ');
};
