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
      `An order can be returned for ${days} days after its delivery: this one until ${formatDay(until)}.`,
  },
  returnedAlready: {
    status: 409,
    message: () => 'A return of this order is asked for already. Your orders show how far it is.',
  },
  orderIsReturned: { status: 409, message: () => 'This order is returned.' },
  notThatManyPieces: {
    status: 409,
    message: (left: number) => returnMessages.notThatManyPieces(left),
  },
  piecesChanged: {
    status: 409,
    message: (left: number) => returnMessages.piecesChanged(left),
  },
  noSuchReturn: { status: 404, message: () => 'There is no such return.' },
  notTheNextReturnStep: { status: 409, message: (state: ReturnState) => `This return is ${state} by now.` },
  refundModeRequired: { status: 400, message: () => returnMessages.refundModeRequired },
  refundChanged: {
    status: 409,
    message: (shownRupees: number, nowRupees: number) =>
      `The refund has changed: it was ${formatRupees(shownRupees)} and is now ${formatRupees(nowRupees)}.`,
  },
} as const;
