import type { Day } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';
import { documentBlocks } from './document-link.ts';
import { detailsBlock, type MembershipDetails, ownMemberships } from './memberships.ts';

/** An unpaid membership that will be withdrawn automatically. */
export interface MembershipLapsing extends MembershipDetails {
  lapsesOn: Day;
}

export const membershipLapsing: Template<MembershipLapsing> = (payload, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.lapsingSubject(payload.type),
    summary: words.lapses(payload.lapsesOn),
    blocks: [
      { kind: 'text', text: `${words.lapses(payload.lapsesOn)} ${words.payOrLeaveIt}` },
      detailsBlock(payload, words),
      ownMemberships(context),
    ],
  };
};

/** A membership that was ended early; amounts in paise. */
export interface MembershipEnded extends MembershipDetails {
  paidPaise: number;
  usedPaise: number;
  feePaise: number;
  refundPaise: number;
  mode?: ReceiptMode;
  /** The number of the credit note. */
  documentNumber?: string;
}

export const membershipEnded: Template<MembershipEnded> = (payload, context) => {
  const words = mailWords[context.locale];
  const { paidPaise, usedPaise, feePaise, refundPaise, mode, documentNumber } = payload;
  const news = words.membershipIsEnded(payload.type, payload.endDate);
  const refund = refundPaise > 0 ? words.membershipRefunded(formatPaise(refundPaise), mode) : undefined;
  return {
    subject: words.membershipEndedSubject(payload.type),
    summary: news,
    blocks: [
      { kind: 'text', text: refund === undefined ? news : `${news} ${refund}` },
      {
        kind: 'sum',
        rows: [
          [words.paidForIt, formatPaise(paidPaise)],
          [words.usedDays, `−${formatPaise(usedPaise)}`],
          ...(feePaise > 0 ? [[words.exitFee, `−${formatPaise(feePaise)}`] as const] : []),
          [words.refundOfIt, formatPaise(refundPaise)],
        ],
      },
      ...documentBlocks(documentNumber, context),
    ],
  };
};
