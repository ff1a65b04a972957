import { formatRupees } from '../money.ts';
import { nextOrderStatus, type OrderStatus } from './rules.ts';

/** The order's current status as a sentence, for the list of a bulk action and the toast of a single one. */
function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `. Its next step is ${next}.` : ', which is final.';
  return `The status of this order is now ${now}${whatNow}`;
}

/** See `refusals`. */
export const orderRefusals = {
  checkoutTooLarge: {
    status: 400,
    message: () => 'One order can come to ₹100 crore at most. Please order fewer pieces at once.',
  },
  totalChanged: {
    status: 409,
    message: (shown: number, now: number) =>
      `A price has changed: the total was ${formatRupees(shown)} and is now ${formatRupees(now)}.`,
  },
  noSuchOrder: { status: 404, message: () => 'There is no such order.' },
  notTheNextStatus: { status: 409, message: whereOrderIs },
  orderIsCancelled: { status: 409, message: () => 'This order is cancelled.' },
  orderOnItsWay: { status: 409, message: () => 'It is already on its way.' },
  orderDelivered: { status: 409, message: () => 'It is delivered already.' },
  noSuchCheckout: { status: 404, message: () => 'There is no such order.' },
  orderNumberMistyped: {
    status: 400,
    message: () => 'This order number is mistyped: one of its digits is wrong. Please read it again.',
  },
  returnedAlready: {
    status: 409,
    message: () => 'A return of this order is asked for already. Your orders show how far it is.',
  },
  orderIsReturned: { status: 409, message: () => 'This order is returned.' },

  noSuchReview: { status: 404, message: () => 'There is no such review.' },
  reviewHiddenAlready: { status: 409, message: () => 'This review is hidden already.' },
  reviewIsShown: { status: 409, message: () => 'This review is shown already.' },

  noSuchReturn: { status: 404, message: () => 'There is no such return.' },
  notTheNextReturnStep: { status: 409, message: (state: ReturnState) => `This return is ${state} by now.` },
  refundModeRequired: { status: 400, message: () => returnMessages.refundModeRequired },
  refundChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The refund has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}.`,
  },
  notDelivered: { status: 409, message: () => 'Only delivered orders can be rated' },
  notRated: { status: 409, message: () => 'Please give stars first: a review stands beside them.' },
  reviewedAlready: { status: 409, message: () => 'You have written a review of this order already.' },
  ratedAlready: { status: 409, message: () => messages.ratingAlreadySubmitted },
} as const;
