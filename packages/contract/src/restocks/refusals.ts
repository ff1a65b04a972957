import { AWAITED_MOST } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const restockRefusals = {
  inStock: { status: 409, message: (name: string) => `${name} is in stock: you can order it now.` },
  awaitedMost: {
    status: 409,
    message: () => `You wait for ${AWAITED_MOST} products. Take one off the list first.`,
  },
  stopLinkUnknown: {
    status: 404,
    message: () => 'This link is not known any more. Sign in to change what you wait for.',
  },
} as const;
