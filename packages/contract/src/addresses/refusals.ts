import { ADDRESSES_MAX } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const addressRefusals = {
  noSuchAddress: { status: 404, message: () => 'Address not found in your list.' },
  addressesFull: {
    status: 409,
    message: () => `You can save up to ${ADDRESSES_MAX} addresses. Delete one first.`,
  },
} as const;
