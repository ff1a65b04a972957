/** The life of an order (SPEC section 4, D12). */

export const orderStatuses = ['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The one status an order may move to; undefined after Delivered, which is final. */
export const nextOrderStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) + 1];

/** The one status an order must have to move to this one; undefined for Pending, where orders begin. */
export const previousOrderStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) - 1];

/** Only cash on delivery is taken; the card provider's option is shown but disabled (SPEC section 9). */
export const paymentModes = ['COD'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Where a checkout began: the cart, or a product's Buy button (D11). */
export const orderSources = ['cart', 'buy'] as const;
export type OrderSource = (typeof orderSources)[number];

export const addressTypes = ['home', 'work'] as const;
export type AddressType = (typeof addressTypes)[number];
export const DEFAULT_STATE = 'KARNATAKA';

export const RATING_MAX_STARS = 5;
export const QUANTITY_MIN = 1;
/** SPEC sets no maximum; this is the point where sums would stop being exact, far past any customer. */
export const QUANTITY_TECHNICAL_MAX = 1_000_000;
export const CHECKOUT_LINES_MAX = 100;
/** ₹100 crore, with the fee: the most that one checkout may come to. */
export const CHECKOUT_TOTAL_MAX_RUPEES = 1_000_000_000;
/** So many lines a cart may have, as many as one checkout. */
export const CART_LINES_MAX = 100;
/** So many addresses a member may save. */
export const ADDRESSES_MAX = 100;
export const IDEMPOTENCY_KEY_MAX_CHARACTERS = 255;
/** The header that makes a repeated request answer what the first one answered (D11). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
