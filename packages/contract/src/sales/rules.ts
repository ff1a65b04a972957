/** Shown for an unregistered buyer. */
export const COUNTER_SALE = 'Counter sale';

/** The maximum of today's sales in the counter's list. */
export const SOLD_MOST = 50;

/** The maximum of products that the counter lists for a name. */
export const FOUND_PRODUCTS_MOST = 8;
