import type { Day } from '@namma/contract/days/dates';
import { formatRupeesOf } from '@namma/contract/money';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';
import { documentBlocks } from './document-link.ts';
import { factsOf, type MembershipFacts, ownMemberships } from './memberships.ts';

/** An unpaid membership that will be withdrawn automatically. */
export interface MembershipLapsing extends MembershipFacts {
  lapsesOn: Day;
}

export const membershipLapsing: Template<MembershipLapsing> = (facts, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.lapsingSubject(facts.type),
    summary: words.lapses(facts.lapsesOn),
    blocks: [
      { kind: 'text', text: `${words.lapses(facts.lapsesOn)} ${words.payOrLeaveIt}` },
      factsOf(facts, words),
      ownMemberships(context),
    ],
  };
};

/** A membership that was ended early; amounts in paise. */
export interface MembershipEnded extends MembershipFacts {
  paidPaise: number;
  usedPaise: number;
  feePaise: number;
  refundPaise: number;
  mode?: ReceiptMode;
  /** The number of the credit note. */
  documentNumber?: string;
}

export const membershipEnded: Template<MembershipEnded> = (facts, context) => {
  const words = mailWords[context.locale];
  const { paidPaise, usedPaise, feePaise, refundPaise, mode, documentNumber } = facts;
  const news = words.membershipIsEnded(facts.type, facts.endDate);
  const refund = refundPaise > 0 ? words.membershipRefunded(formatRupeesOf(refundPaise), mode) : undefined;
  return {
    subject: words.membershipEndedSubject(facts.type),
    summary: news,
    blocks: [
      { kind: 'text', text: refund === undefined ? news : `${news} ${refund}` },
      {
        kind: 'sum',
        rows: [
          [words.paidForIt, formatRupeesOf(paidPaise)],
          [words.usedDays, `−${formatRupeesOf(usedPaise)}`],
          ...(feePaise > 0 ? [[words.exitFee, `−${formatRupeesOf(feePaise)}`] as const] : []),
          [words.refundOfIt, formatRupeesOf(refundPaise)],
        ],
      },
      ...documentBlocks(documentNumber, context),
    ],
  };
};
