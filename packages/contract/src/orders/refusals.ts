import { RETURN_DAYS } from '../business.ts';
import { type Day, formatDay } from '../days/dates.ts';
import { IMAGE_MOST_PIXELS } from '../images/rules.ts';
import { messages } from '../messages.ts';
import { formatRupees } from '../money.ts';
import type { ReturnState } from '../returns/rules.ts';
import { imageMessages } from '../words/en/images.ts';
import { returnMessages } from '../words/en/returns.ts';
import { ADDRESSES_MAX, CART_LINES_MAX, nextOrderStatus, type OrderStatus } from './rules.ts';

/** The order's current status as a sentence, for the list of a bulk action and the toast of a single one. */
function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `. Its next step is ${next}.` : ', which is final.';
  return `The status of this order is now ${now}${whatNow}`;
}

export interface WhatIsLeft {
  name: string;
  left: number;
}

/** Names what is left of products of which an order wants more. */
function nameWhatIsLeft(products: readonly WhatIsLeft[]): string {
  const soldOut = products.filter(({ left }) => left === 0).map(({ name }) => name);
  const few = products.filter(({ left }) => left > 0).map(({ name, left }) => `${name}: only ${left} left.`);
  return [...(soldOut.length > 0 ? [`${soldOut.join(', ')}: ${messages.outOfStock}.`] : []), ...few].join(
    ' ',
  );
}

/** Products, carts, orders, returns and reviews. See `refusals`. */
export const shopRefusals = {
  noSuchProduct: { status: 404, message: () => 'This product is not in our shop.' },
  productChanged: {
    status: 409,
    message: () => 'Another admin has changed this product meanwhile. Please look at both versions.',
  },
  taxChanged: {
    status: 409,
    message: () => 'Another admin has changed this tax meanwhile. Please look at it before you save.',
  },
  stockChanged: {
    status: 409,
    message: (onHand: number) =>
      `The stock has changed since you opened this: ${onHand} are on hand now. Please check your count and save again.`,
  },
  notAnImage: { status: 400, message: () => imageMessages.imageNotRead },
  imageTooSmall: { status: 400, message: () => imageMessages.imageTooSmall },
  imageTooLarge: {
    status: 400,
    message: () => `Use a picture of at most ${IMAGE_MOST_PIXELS / 1_000_000} megapixels.`,
  },
  imageTooHeavy: { status: 413, message: () => imageMessages.imageTooHeavy },
  imageCropOutside: { status: 400, message: () => 'The chosen part is not inside the picture.' },
  noSuchImage: { status: 404, message: () => 'There is no such picture.' },
  tooManyImages: {
    status: 503,
    message: () => 'Many pictures are being uploaded right now. Please try again in a minute.',
  },
  tooFewLeft: { status: 409, message: (products: WhatIsLeft[]) => nameWhatIsLeft(products) },
  notThatMany: {
    status: 409,
    message: (left: number, lot?: string) =>
      `${left === 1 ? 'Only 1 piece is' : `Only ${left} pieces are`} on hand${lot === undefined ? '' : ` of lot ${lot}`}.`,
  },
  soldOut: { status: 409, message: (name: string) => `${name}: ${messages.outOfStock}` },

  noSuchCartLine: { status: 404, message: () => 'This line is not in your cart.' },
  noSuchAddress: { status: 404, message: () => 'This address is not in your list.' },
  cartFull: {
    status: 409,
    message: () => `A cart holds ${CART_LINES_MAX} products. Please order or remove some first.`,
  },
  addressesFull: {
    status: 409,
    message: () => `You have ${ADDRESSES_MAX} saved addresses, which is the most. Please delete one first.`,
  },
  checkoutTooLarge: {
    status: 400,
    message: () => 'One order can come to ₹100 crore at most. Please order fewer pieces at once.',
  },
  cartChanged: { status: 409, message: () => 'Your cart has changed. Please look at it again.' },
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
  notReturnable: { status: 409, message: () => 'Only a delivered order can be returned.' },
  returnTooLate: {
    status: 409,
    message: (until: Day) =>
      `An order can be returned for ${RETURN_DAYS} days after its delivery: this one until ${formatDay(until)}.`,
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
