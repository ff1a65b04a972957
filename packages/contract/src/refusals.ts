import { UNDO_SECONDS } from './admin.ts';
import { RETURN_DAYS } from './business.ts';
import { CHANGE_NOTICE_MINUTES, type ConsultancyType } from './consultancy.ts';
import { type Day, formatDay } from './dates.ts';
import { IMAGE_MOST_PIXELS } from './images.ts';
import { CENTER_CHANGES_MOST } from './membership-days.ts';
import { messages } from './messages.ts';
import { formatRupees } from './money.ts';
import { ADDRESSES_MAX, CART_LINES_MAX, nextOrderStatus, type OrderStatus } from './orders.ts';
import type { ReturnState } from './returns.ts';
import { appointmentMessages } from './words/en/appointments.ts';
import { closureMessages } from './words/en/closures.ts';
import { imageMessages } from './words/en/images.ts';
import { membershipDayMessages } from './words/en/membership-days.ts';
import { privacyMessages } from './words/en/privacy.ts';
import { renewalMessages } from './words/en/renewals.ts';
import { returnMessages } from './words/en/returns.ts';

/** The order's current status as a sentence, for the list of a bulk action and the toast of a single one. */
function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `. Its next step is ${next}.` : ', which is final.';
  return `The status of this order is now ${now}${whatNow}`;
}

interface WhatIsLeft {
  name: string;
  left: number;
}

/** Names what is left of products of which an order wants more. */
export function nameWhatIsLeft(products: readonly WhatIsLeft[]): string {
  const soldOut = products.filter(({ left }) => left === 0).map(({ name }) => name);
  const few = products.filter(({ left }) => left > 0).map(({ name, left }) => `${name}: only ${left} left.`);
  return [...(soldOut.length > 0 ? [`${soldOut.join(', ')}: ${messages.outOfStock}.`] : []), ...few].join(
    ' ',
  );
}

/**
 * Every refusal by name, with its HTTP status (D3) and a sentence the customer can act on. Any other error is a bug
 * and answers 500 without details.
 */
export const refusals = {
  unauthorized: { status: 401, message: () => messages.unauthorized },
  adminsOnly: { status: 403, message: () => 'Only an admin may do this.' },
  notYours: { status: 403, message: () => 'This belongs to another member.' },
  tooManyTries: { status: 429, message: () => 'Too many tries. Please wait a while and try again.' },
  tooManyWrites: {
    status: 429,
    message: () => 'That is more than we can take from one member in an hour. Please try again later.',
  },
  databaseUnreachable: {
    status: 503,
    message: () => 'We cannot reach our records right now. Please try again in a minute.',
  },
  noSuchCall: { status: 404, message: () => 'There is no such address.' },
  malformed: { status: 400, message: () => 'The request could not be read.' },
  tooSlow: { status: 408, message: () => 'The request took too long to arrive. Please try again.' },
  headersTooLarge: { status: 431, message: () => 'That is too much at once. Please send less.' },
  cannotExpect: { status: 417, message: () => 'The request could not be read.' },
  bodyTooLarge: { status: 413, message: () => 'That is too much at once. Please send less.' },
  notJson: { status: 400, message: () => 'Please send JSON.' },
  invalidFields: { status: 400, message: () => messages.checkFields },

  wrongLogin: { status: 400, message: () => 'Wrong email or password' },
  emailTaken: { status: 409, message: () => 'Email already registered' },
  emailIsFixed: { status: 400, message: () => 'The email of an account cannot be changed.' },
  genderIsFixed: { status: 400, message: () => 'The gender of an account cannot be changed.' },
  resetLinkExpired: { status: 400, message: () => 'This link has expired. Ask for a new one.' },
  oldPasswordWrong: { status: 400, message: () => 'Old password is wrong' },

  noSuchProduct: { status: 404, message: () => 'This product is not in our shop.' },
  productChanged: {
    status: 409,
    message: () => 'Another admin has changed this product meanwhile. Please look at both versions.',
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
  keyUsedOtherwise: {
    status: 422,
    message: () => 'This key was used for another request. Please start again.',
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
  notDelivered: { status: 409, message: () => 'Only delivered orders can be rated' },
  ratedAlready: { status: 409, message: () => messages.ratingAlreadySubmitted },

  membershipPriceOff: {
    status: 409,
    message: (shown: number, now: number) =>
      `This membership costs ${formatRupees(now)} with tax and fee, not ${formatRupees(shown)}. Please look at it again.`,
  },
  renewalNotBegun: { status: 409, message: renewalMessages.renewalNotBegun },
  renewalPausedEarly: { status: 409, message: renewalMessages.renewalPausedEarly },
  renewalTooLate: { status: 409, message: renewalMessages.renewalTooLate },
  renewedAlready: { status: 409, message: renewalMessages.renewedAlready },
  renewalStartMoved: { status: 409, message: renewalMessages.renewalStartMoved },
  closedAlready: { status: 409, message: closureMessages.closedAlready },
  closureBegun: { status: 409, message: closureMessages.closureBegun },
  noSuchCenterClosure: { status: 404, message: () => closureMessages.noSuchClosure },
  noSuchMembership: { status: 404, message: () => 'There is no such membership.' },
  payedAlready: { status: 409, message: () => 'This membership is payed already.' },
  membershipUnpaid: {
    status: 409,
    message: () => 'This membership is not payed yet. Please pay for it at its center first.',
  },
  membershipEnded: { status: 409, message: (end: Day) => `This membership ended on ${formatDay(end)}.` },
  pausedAlready: {
    status: 409,
    message: (from: Day, to: Day) =>
      `This membership is paused already, from ${formatDay(from)} to ${formatDay(to)}.`,
  },
  notPaused: { status: 409, message: () => 'This membership is not paused.' },
  pauseDaysShort: { status: 409, message: membershipDayMessages.pauseDaysShort },
  extendedAlready: {
    status: 409,
    message: () => 'This membership is extended already, which is possible once.',
  },
  extensionTooLong: { status: 409, message: membershipDayMessages.extensionTooLong },
  notBegun: {
    status: 409,
    message: (start: Day) =>
      `This membership begins on ${formatDay(start)}. Days can be handed over once it runs.`,
  },
  handedOverAlready: {
    status: 409,
    message: () => 'Days of this membership are handed over already, which is possible once.',
  },
  handOverTooLong: { status: 409, message: membershipDayMessages.handOverTooLong },
  daysAheadShort: { status: 409, message: membershipDayMessages.daysAheadShort },
  noRunningMembership: { status: 409, message: membershipDayMessages.noRunningMembership },
  allCentersOpen: {
    status: 409,
    message: (tier: string) => `${tier} opens all our centers, so there is no need to change it.`,
  },
  centerChangesUsed: {
    status: 409,
    message: () => `The center of a membership can change ${CENTER_CHANGES_MOST} times, which are used.`,
  },
  centerChangedLately: { status: 409, message: membershipDayMessages.centerChangedLately },
  tooFarAhead: { status: 409, message: () => 'A membership ends by the year 9999 at the latest.' },
  nothingDue: { status: 409, message: () => 'Nothing is due here any more.' },
  moreThanDue: {
    status: 409,
    message: (dueRupees: number) => `${formatRupees(dueRupees)} is due: please receive no more than that.`,
  },
  utrUsed: {
    status: 409,
    message: (receiptId: number, day: string) => `This UTR is on receipt ${receiptId} of ${day} already.`,
  },
  noSuchReceipt: { status: 404, message: () => 'There is no such receipt.' },
  reversedAlready: {
    status: 409,
    message: (receiptId: number) => `This receipt is reversed already, by receipt ${receiptId}.`,
  },
  reversalIsFinal: { status: 409, message: () => 'A reversal cannot be reversed. Receive the money anew.' },
  refundedSince: {
    status: 409,
    message: () => 'Some of this money was refunded. Please reverse the refund first.',
  },
  noSuchCheckout: { status: 404, message: () => 'There is no such order.' },
  noSlip: { status: 404, message: () => 'This was paid before there were slips.' },
  slipMistyped: {
    status: 400,
    message: () => 'This slip number is mistyped: one of its digits is wrong. Please read it again.',
  },
  noSuchSlip: { status: 404, message: () => 'There is no slip with this number.' },
  orderNumberMistyped: {
    status: 400,
    message: () => 'This order number is mistyped: one of its digits is wrong. Please read it again.',
  },
  nobodyFound: { status: 404, message: () => 'Nobody is found by that.' },
  noUpi: { status: 404, message: () => 'UPI is not set up: see UPI_VPA in the settings.' },
  bookedAlready: {
    status: 409,
    message: (type: ConsultancyType, day: Day) =>
      `You have already booked ${type} for ${formatDay(day)}. Please choose another day.`,
  },
  slotTaken: { status: 409, message: () => 'This time was taken a moment ago. Please choose another one.' },
  slotClosed: { status: 409, message: () => 'This time cannot be booked. Please choose another one.' },
  tooManyAppointments: { status: 409, message: appointmentMessages.openMost },
  noSuchAppointment: { status: 404, message: () => 'There is no such appointment.' },
  appointmentCancelled: { status: 409, message: () => 'This appointment is cancelled.' },
  appointmentOver: { status: 409, message: () => 'This appointment is over.' },
  appointmentAhead: { status: 409, message: () => 'This appointment is still to come.' },
  tooLateToChange: {
    status: 409,
    message: () =>
      `It is too late: an appointment can be moved or cancelled until ${CHANGE_NOTICE_MINUTES} minutes before. Please call us.`,
  },
  noSuchCoach: { status: 404, message: () => 'There is no such coach.' },
  noSuchClosure: { status: 404, message: () => 'There is no such closure.' },
  noSuchDocument: { status: 404, message: () => 'There is no such document.' },
  printedSince: {
    status: 409,
    message: () => 'The member has printed the document meanwhile, so it stays as it is.',
  },

  noSuchEnquiry: { status: 404, message: () => 'There is no such query.' },
  answeredAlready: { status: 409, message: () => 'This query is Answered already.' },

  passwordWrong: { status: 400, message: () => privacyMessages.passwordWrong },
  adminsKeepAccount: { status: 409, message: () => privacyMessages.adminsKeepAccount },
  ordersUnderWay: { status: 409, message: privacyMessages.ordersUnderWay },
  returnsUnderWay: { status: 409, message: privacyMessages.returnsUnderWay },
  membershipsLost: { status: 409, message: privacyMessages.membershipsLost },
  guardianNotSeen: { status: 403, message: () => privacyMessages.guardianNotSeen },
  guardianNotNeeded: { status: 409, message: () => privacyMessages.guardianNotNeeded },

  noSuchMember: { status: 404, message: () => 'There is no such member.' },

  noSuchMail: { status: 404, message: () => 'There is no such mail.' },
  mailWaits: { status: 409, message: () => 'This mail is on its way already.' },
  mailWasKept: {
    status: 409,
    message: () => 'This mail was written while no mail server was set, so it stays unsent.',
  },
  mailTooLate: { status: 409, message: () => 'It is too late for this mail: what it says no longer holds.' },
  noMailServer: { status: 409, message: () => 'No mail server is set: see SMTP_URL in the settings.' },

  noSuchStep: { status: 404, message: () => 'There is no such change.' },
  notYourStep: { status: 403, message: () => 'Only the admin who made this change can undo it.' },
  cannotBeUndone: { status: 409, message: () => 'This change cannot be undone.' },
  cancelledForGood: {
    status: 409,
    message: () => 'A cancelled order cannot be brought back. Please ask the member to order again.',
  },
  tooLateToUndo: {
    status: 409,
    message: () => `It is too late: a change can be undone for ${UNDO_SECONDS} seconds.`,
  },
  undoneAlready: { status: 409, message: () => 'This change is undone already.' },
  changedSince: { status: 409, message: () => 'It has changed again since then, so it stays as it is.' },
  ratedSince: { status: 409, message: () => 'This order is rated meanwhile, so it stays Delivered.' },
} as const;

export type RefusalName = keyof typeof refusals;
/** An argument of a sentence as it is sent: days as `YYYY-MM-DD`, amounts in rupees. */
export type RefusalParam = string | number | WhatIsLeft[];
export type RefusalArguments<N extends RefusalName> = Parameters<(typeof refusals)[N]['message']>;
