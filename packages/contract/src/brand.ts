import * as words from './words/en/business.ts';

/** The gym's name, logo and links on a day. */
export interface Brand {
  name: string;
  /** Shown where space is scarce, such as below the icon of the installed app. */
  shortName: string;
  logo: string | null;
  /** Null: the text of the language. */
  tagline: string | null;
  /** Addresses of the gym's profiles elsewhere. */
  social: readonly string[];
}

/** The name until the owner sets another one. */
export const brandDefaults = { name: 'Namma Strength', shortName: 'Namma Strength', logo: null } as const;

let current: Brand = { ...brandDefaults, tagline: null, social: [] };

export const currentBrand = (): Brand => current;

/**
 * Sets the brand of a page: before it is rendered, and before it is hydrated. The server itself reads the settings instead.
 */
export const setBrand = (brand: Brand): void => {
  current = brand;
};

/** The brand of the page, and the parts of it that no setting changes. */
export const brand = {
  get name() {
    return current.name;
  },
  get shortName() {
    return current.shortName;
  },
  get logo() {
    return current.logo;
  },
  get tagline() {
    return current.tagline ?? words.tagline;
  },
  get social() {
    return current.social;
  },
  city: words.city,
  location: words.location,
  /** The prefix of order numbers. */
  orderPrefix: 'NS',
  /** The prefix of receipt and invoice numbers: at most 3 letters, because a number has 16 characters. */
  documentPrefix: 'NSG',
};
