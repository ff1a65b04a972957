import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import * as words from '#words/members';

type Payment = Extract<TimelineEntry, { kind: 'payment' }>;

/** Receipt labels by kind. */
export const paymentTitles: Record<Payment['paymentKind'], (id: number) => string> = {
  payment: words.payment,
  reversal: words.reversal,
  refund: words.refund,
  opening: words.opening,
  credit: words.credit,
};
const modeNames: Record<Payment['mode'], string> = { cash: words.cash, upi: words.upi, card: words.card };

/** `Elite Plus, 6 months: UPI 603118204517 at HSR Layout` */
export const describePayment = ({ title, mode, utr, center, reason }: Payment): string =>
  [
    `${words.paidFor(title)}: ${modeNames[mode]}`,
    utr && ` ${utr}`,
    center && words.paidAt(centerLabel(center)),
    reason && `. ${reason}`,
  ]
    .filter(Boolean)
    .join('');
