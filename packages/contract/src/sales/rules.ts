/** Shown for an unregistered buyer. */
export const COUNTER_SALE = 'Counter sale';

/** The characters of the reason of a discount. */
export const DISCOUNT_REASON_MAX_CHARACTERS = 200;

/**
 * A price after a discount of the desk (D143), in paise: rounded up to whole rupees, so that it is payable in cash and
 * never below the percentage that the role may give.
 */
export const discountedPaise = (pricePaise: number, percent: number): number =>
  Math.min(pricePaise, Math.ceil((pricePaise * (100 - percent)) / 10_000) * 100);

/** The maximum of today's sales in the counter's list. */
export const SOLD_MOST = 50;

/** The maximum of products that the counter lists for a name. */
export const FOUND_PRODUCTS_MOST = 8;
