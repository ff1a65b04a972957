import { formatRupees } from '../money.ts';

/** Refusal texts; see `refusals`. */
export const paymentRefusals = {
  nothingDue: { status: 409, message: () => 'Nothing is due.' },
  moreThanDue: {
    status: 409,
    message: (dueRupees: number) => `Only ${formatRupees(dueRupees)} is due. Enter that or less.`,
  },
  utrUsed: {
    status: 409,
    message: (receipt: string, day: string) => `This UTR was already used: receipt ${receipt}, ${day}.`,
  },
  collectionChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The total of these orders has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}.`,
  },
  notOnTheRound: {
    status: 409,
    message: (order: string) => `Order ${order} has not shipped yet or was already returned.`,
  },
  noSuchReceipt: { status: 404, message: () => 'Receipt not found.' },
  reversedAlready: {
    status: 409,
    message: (receipt: string) => `This receipt was already reversed by receipt ${receipt}.`,
  },
  openingStays: {
    status: 409,
    message: () => "This payment was imported, so it can't be reversed here.",
  },
  creditStays: {
    status: 409,
    message: () => "This is credit from another membership, so it can't be reversed.",
  },
  refundModeStays: {
    status: 409,
    message: () => "The mode of a refund can't be corrected. Reverse the refund and make it again.",
  },
  reversalIsFinal: { status: 409, message: () => "A reversal can't be reversed. Receive the payment again." },
  refundedSince: {
    status: 409,
    message: () => 'Part of this payment was refunded. Reverse the refund first.',
  },
  slipMistyped: {
    status: 400,
    message: () => 'This slip number has a wrong digit. Check it and try again.',
  },
  noSuchSlip: { status: 404, message: () => 'Slip not found.' },
  noUpi: { status: 404, message: () => 'UPI is not set up. Set UPI_VPA.' },
} as const;
