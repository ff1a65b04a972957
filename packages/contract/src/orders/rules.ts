/** The statuses of an order (SPEC section 4, D12). */

export const orderStatuses = ['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The events of an order: a new status, a cancellation, or a return. */
export const orderEvents = [...orderStatuses, 'Cancelled', 'Returned'] as const;
export type OrderEvent = (typeof orderEvents)[number];
/** The events of an order, including the steps of its return. */
export const orderHistoryEvents = [
  ...orderEvents,
  'Address changed',
  'Return requested',
  'Return withdrawn',
  'Return approved',
  'Return refused',
  'Return received',
  'Return refunded',
  'Refund reversed',
] as const;
export type OrderHistoryEvent = (typeof orderHistoryEvents)[number];

/** The statuses in which an order can still be cancelled, by its member and by an admin. */
export const cancellableBy = { member: ['Pending'], admin: ['Pending', 'Transit'] } as const satisfies Record<
  string,
  readonly OrderStatus[]
>;
export const CANCEL_REASON_MAX_CHARACTERS = 200;

/** The only status that may follow; undefined after Delivered. */
export const nextOrderStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) + 1];

/** The only previous status; undefined for Pending. */
export const previousOrderStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) - 1];

/**
 * The payment state of a checkout. Nothing is payable for one without orders that are neither cancelled nor returned.
 */
export const paymentStates = ['not paid', 'paid in part', 'paid', 'nothing to pay'] as const;
export type PaymentState = (typeof paymentStates)[number];

export function paymentStateOf({
  paidPaise,
  duePaise,
}: {
  paidPaise: number;
  duePaise: number;
}): PaymentState {
  if (duePaise > 0) return paidPaise > 0 ? 'paid in part' : 'not paid';
  return paidPaise > 0 ? 'paid' : 'nothing to pay';
}

/** Only cash on delivery is accepted; the card option is shown disabled (SPEC section 9). */
export const paymentModes = ['COD'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** The maximum stops of a delivery run that are shown and collected at once. */
export const DELIVERY_RUN_STOPS_MOST = 100;

/** The sales channels: online, or at the counter (D80). */
export const channels = ['online', 'counter'] as const;
export type Channel = (typeof channels)[number];

/** The origin of a checkout: the cart, or a product's Buy button (D11). */
export const orderSources = ['cart', 'buy'] as const;
/** The origins including orders that the desk takes for callers (D142). */
export const checkoutSources = [...orderSources, 'desk'] as const;
export type CheckoutSource = (typeof checkoutSources)[number];

export const IDEMPOTENCY_KEY_MAX_CHARACTERS = 255;
/** The header that makes a repeated request return the first reply (D11). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
