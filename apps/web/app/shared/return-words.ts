import { formatPaise } from '@namma/contract/money';
import type { ReturnState } from '@namma/contract/returns/rules';
import type { OrderReturn } from '@namma/contract/returns/schemas';
import * as words from '#words/return-news';

/** A state in a list of products: `return requested`, `refunded`. */
export const returnStateWords = (state: ReturnState): string => words.returnStates[state];

/** State of a return for the member: a headline and the next step. */
export function returnNews(
  { cause, state, refundedPaise }: OrderReturn,
  isMailing: boolean,
): { title: string; next?: string } {
  const refunded = refundedPaise ? words.amountRefunded(formatPaise(refundedPaise)) : words.takenBack;
  if (cause === 'cancellation')
    return state === 'refunded' ? { title: refunded } : { title: words.cancellationRefundNext };
  switch (state) {
    case 'requested':
      return { title: words.returnRequested, next: words.returnRequestedNext(isMailing) };
    case 'approved':
      return cause === 'refusal'
        ? { title: words.refusedAtDoor, next: words.refusedAtDoorNext }
        : { title: words.returnApproved, next: words.returnApprovedNext };
    case 'received':
      return { title: words.returnReceived, next: words.returnReceivedNext };
    case 'refunded':
      return { title: refunded };
    case 'refused':
      return { title: cause === 'refusal' ? words.deliveredAgain : words.returnRefused };
  }
}
