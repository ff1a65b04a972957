import { ADDRESSES_MAX } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const addressRefusals = {
  noSuchAddress: { status: 404, message: () => 'This address is not in your list.' },
  addressesFull: {
    status: 409,
    message: () => `You have ${ADDRESSES_MAX} saved addresses, which is the most. Please delete one first.`,
  },
} as const;
