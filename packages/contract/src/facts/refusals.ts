import { formatDay } from '../words/en/dates.ts';

/** Refusal texts; see `refusals`. */
export const factRefusals = {
  factChanged: {
    status: 409,
    message: () => 'Somebody else has changed this meanwhile. Please look before you save.',
  },
  factBegun: {
    status: 409,
    message: (from: string) => `This holds since ${formatDay(from)}. Set another value instead.`,
  },
  noSuchFact: { status: 404, message: () => 'Nothing changes on this day.' },
} as const;
