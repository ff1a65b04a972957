import { CART_LINES_MAX } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const cartRefusals = {
  noSuchCartLine: { status: 404, message: () => 'This line is not in your cart.' },
  cartFull: {
    status: 409,
    message: () => `A cart holds ${CART_LINES_MAX} products. Please order or remove some first.`,
  },
  cartChanged: { status: 409, message: () => 'Your cart has changed. Please look at it again.' },
} as const;
