import { formatRupees } from '../money.ts';
import { nextOrderStatus, type OrderStatus } from './rules.ts';

/** The order's current status as a message, for the list of a bulk action and the toast of a single one. */
function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `. Its next step is ${next}.` : ', which is final.';
  return `The status of this order is now ${now}${whatNow}`;
}

/** Refusal texts; see `refusals`. */
export const orderRefusals = {
  checkoutTooLarge: {
    status: 400,
    message: () => 'An order can total up to ₹100 crore. Order fewer pieces at once.',
  },
  totalChanged: {
    status: 409,
    message: (shown: number, now: number) =>
      `A price has changed: the total was ${formatRupees(shown)} and is now ${formatRupees(now)}.`,
  },
  noSuchOrder: { status: 404, message: () => 'Order not found.' },
  notTheNextStatus: { status: 409, message: whereOrderIs },
  orderIsCancelled: { status: 409, message: () => 'This order is cancelled.' },
  orderOnItsWay: { status: 409, message: () => 'It has already shipped.' },
  orderDelivered: { status: 409, message: () => 'It was already delivered.' },
  noSuchCheckout: { status: 404, message: () => 'Order not found.' },
} as const;

/** Refusals that only staff receive. */
export const orderStaffRefusals = {
  orderNumberMistyped: {
    status: 400,
    message: () => 'This order number has a wrong digit. Check it and try again.',
  },
} as const;
