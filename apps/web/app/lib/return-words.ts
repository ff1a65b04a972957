import { formatRupees, paiseToRupees } from '@namma/contract/money';
import type { ReturnState } from '@namma/contract/returns';
import type { OrderReturn } from '@namma/contract/schemas/returns';

/** A state in a list of products: `return requested`, `refunded`. */
export const returnStateWords = (state: ReturnState): string =>
  state === 'refunded' ? 'refunded' : `return ${state}`;

/** How far a return is, for its member: a headline, and what comes next. */
export function returnNews({ cause, state, refundedPaise }: OrderReturn): { title: string; next?: string } {
  const refunded = refundedPaise ? `${formatRupees(paiseToRupees(refundedPaise))} refunded` : 'Taken back';
  if (cause === 'cancellation')
    return state === 'refunded'
      ? { title: refunded }
      : { title: 'What you have paid for it is refunded next' };
  switch (state) {
    case 'requested':
      return { title: 'Return requested', next: 'We look at it and write to you.' };
    case 'approved':
      return cause === 'refusal'
        ? { title: 'Refused at the door', next: 'It is on its way back to us.' }
        : { title: 'Return approved', next: 'Please bring it to one of our centers, unopened.' };
    case 'received':
      return { title: 'It is back with us', next: 'What you have paid for it is refunded next.' };
    case 'refunded':
      return { title: refunded };
    case 'refused':
      return { title: cause === 'refusal' ? 'It is delivered again' : 'Return refused' };
  }
}
