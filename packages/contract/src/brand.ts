import * as words from './words/en/business.ts';

/** The name of the business. Apart from its other settings, because every page loads it first. */
export const brand = {
  name: 'Namma Strength',
  city: words.city,
  location: words.location,
  /** The first part of an order number. */
  orderPrefix: 'NS',
  /** The first part of the number of a receipt or invoice: 3 letters at most, because a number has 16 characters. */
  documentPrefix: 'NSG',
  tagline: words.tagline,
} as const;
