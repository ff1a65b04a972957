/** The statuses of an order (SPEC section 4, D12). */

export const orderStatuses = ['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What happens to an order: it reaches a status, is cancelled, or is taken back by the gym. */
export const orderEvents = [...orderStatuses, 'Cancelled', 'Returned'] as const;
export type OrderEvent = (typeof orderEvents)[number];
/** What happens to an order, with the steps of its return. */
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

/** The only status that may come before; undefined for Pending. */
export const previousOrderStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) - 1];

/** Whether a checkout is paid. Nothing is to be paid for one without orders that are neither cancelled nor returned. */
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

/** The most stops of a round that are shown and settled at once. */
export const ROUND_MOST_STOPS = 100;

/** How goods leave the shop: ordered on the site, or sold over the counter (D80). */
export const channels = ['online', 'counter'] as const;
export type Channel = (typeof channels)[number];

/** Where a checkout began: in the cart, or with a product's Buy button (D11). */
export const orderSources = ['cart', 'buy'] as const;
export type OrderSource = (typeof orderSources)[number];

export const IDEMPOTENCY_KEY_MAX_CHARACTERS = 255;
/** The header that makes a repeated request return the first reply (D11). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
