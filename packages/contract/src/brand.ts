import * as words from './words/en/business.ts';

/** The name of the business, in a file of its own, because every page loads it first. */
export const brand = {
  name: 'Namma Strength',
  city: words.city,
  location: words.location,
  /** The prefix of order numbers. */
  orderPrefix: 'NS',
  /** The prefix of receipt and invoice numbers: at most 3 letters, because a number has 16 characters. */
  documentPrefix: 'NSG',
  tagline: words.tagline,
} as const;
