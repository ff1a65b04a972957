import { type Day, formatDay } from '../days/dates.ts';
import { formatRupees } from '../money.ts';
import { returnMessages } from '../words/en/returns.ts';
import type { ReturnState } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const returnRefusals = {
  notReturnable: { status: 409, message: () => 'Only a delivered order can be returned.' },
  returnTooLate: {
    status: 409,
    message: (days: number, until: Day) =>
      `Orders can be returned within ${days} days of delivery. For this one, the last day was ${formatDay(until)}.`,
  },
  returnedAlready: {
    status: 409,
    message: () => 'A return was already requested for this order. See its status under Orders.',
  },
  orderIsReturned: { status: 409, message: () => 'This order was returned.' },
  notThatManyPieces: {
    status: 409,
    message: (left: number) => returnMessages.notThatManyPieces(left),
  },
  piecesChanged: {
    status: 409,
    message: (left: number) => returnMessages.piecesChanged(left),
  },
  noSuchReturn: { status: 404, message: () => 'Return not found.' },
  notTheNextReturnStep: { status: 409, message: (state: ReturnState) => `This return is already ${state}.` },
} as const;

/** Refusals that only staff receive. */
export const returnStaffRefusals = {
  refundModeRequired: { status: 400, message: () => returnMessages.refundModeRequired },
  refundChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The refund has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}.`,
  },
} as const;
