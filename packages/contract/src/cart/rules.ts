export const QUANTITY_MIN = 1;
/** The specification has no maximum. Beyond this, sums would not be exact. */
export const QUANTITY_TECHNICAL_MAX = 1_000_000;
export const CHECKOUT_LINES_MAX = 100;
/** ₹100 crore: the largest total of a checkout, fee included. */
export const CHECKOUT_TOTAL_MAX_RUPEES = 1_000_000_000;
/** The maximum lines of a cart and of a checkout. */
export const CART_LINES_MAX = 100;
