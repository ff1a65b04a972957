import { CART_LINES_MAX } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const cartRefusals = {
  noSuchCartLine: { status: 404, message: () => 'This line is not in your cart.' },
  cartFull: {
    status: 409,
    message: () => `A cart can hold ${CART_LINES_MAX} products. Order or remove some first.`,
  },
  cartChanged: { status: 409, message: () => 'Your cart has changed. Review it before you order.' },
} as const;
