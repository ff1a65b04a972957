import { formatRupees } from '../money.ts';

/** Refusal texts; see `refusals`. */
export const paymentRefusals = {
  nothingDue: { status: 409, message: () => 'Nothing is due here any more.' },
  moreThanDue: {
    status: 409,
    message: (dueRupees: number) => `${formatRupees(dueRupees)} is due: please receive no more than that.`,
  },
  utrUsed: {
    status: 409,
    message: (receipt: string, day: string) => `This UTR is on receipt ${receipt} of ${day} already.`,
  },
  collectionChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The sum of these orders has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}.`,
  },
  notOnTheRound: {
    status: 409,
    message: (order: string) => `Order ${order} has not left the shop, or was taken back already.`,
  },
  noSuchReceipt: { status: 404, message: () => 'There is no such receipt.' },
  reversedAlready: {
    status: 409,
    message: (receipt: string) => `This receipt is reversed already, by receipt ${receipt}.`,
  },
  openingStays: {
    status: 409,
    message: () => 'This was paid before the gym moved in, so it is not reversed here.',
  },
  creditStays: {
    status: 409,
    message: () => 'This counts what was paid for another membership, so it is not reversed.',
  },
  refundModeStays: {
    status: 409,
    message: () => 'Only the mode of a payment can be corrected. Reverse the refund and make it again.',
  },
  reversalIsFinal: { status: 409, message: () => 'A reversal cannot be reversed. Receive the money anew.' },
  refundedSince: {
    status: 409,
    message: () => 'Some of this money was refunded. Please reverse the refund first.',
  },
  slipMistyped: {
    status: 400,
    message: () => 'This slip number is mistyped: one of its digits is wrong. Please read it again.',
  },
  noSuchSlip: { status: 404, message: () => 'There is no slip with this number.' },
  noUpi: { status: 404, message: () => 'UPI is not set up: see UPI_VPA in the settings.' },
} as const;

/** Members can receive it too, for their orders and memberships. */
export const slipRefusals = {
  noSlip: { status: 404, message: () => 'This was paid before there were slips.' },
} as const;
