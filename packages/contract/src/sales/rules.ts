/** In place of a buyer whom nobody has named. */
export const COUNTER_SALE = 'Counter sale';

/** As many sales of today as the counter lists. */
export const SOLD_MOST = 50;

/** As many products as the counter lists for a name. */
export const FOUND_PRODUCTS_MOST = 8;
