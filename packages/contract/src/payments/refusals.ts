import { formatRupees } from '../money.ts';

/** Payments, slips and documents. See `refusals`. */
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
  noSuchReceipt: { status: 404, message: () => 'There is no such receipt.' },
  reversedAlready: {
    status: 409,
    message: (receipt: string) => `This receipt is reversed already, by receipt ${receipt}.`,
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

  noSuchDocument: { status: 404, message: () => 'There is no such document.' },
  printedSince: {
    status: 409,
    message: () => 'The member has printed the document meanwhile, so it stays as it is.',
  },
} as const;
