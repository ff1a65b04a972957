import { RETURN_DAYS } from '@namma/contract/business';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { ReceiptMode } from '@namma/contract/payments';
import type { ReturnCause, ReturnState } from '@namma/contract/returns';
import type { Block, Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A step of a return. Amounts are in paise. */
export interface ReturnStep {
  orderNumber: string;
  product: string;
  quantity: number;
  state: ReturnState;
  cause: ReturnCause;
  /** Why the member returns it. */
  reason?: string | undefined;
  /** What the admin added. */
  note?: string | undefined;
  refundedPaise?: number | undefined;
  mode?: ReceiptMode | undefined;
  /** The credit note's. */
  documentNumber?: string | undefined;
}

const rupees = (paise: number) => formatRupees(paiseToRupees(paise));
const waysToPay: Record<ReceiptMode, string> = { cash: 'in cash', upi: 'by UPI', card: 'to your card' };
const whatOf = ({ quantity, product, orderNumber }: ReturnStep) =>
  `${quantity} × ${product} of your order ${orderNumber}`;

export const returnRequested: Template<ReturnStep> = (facts, { origin }) => ({
  subject: `Order ${facts.orderNumber}: your return of ${facts.product}`,
  summary: `You would like to return ${whatOf(facts)}.`,
  blocks: [
    { kind: 'text', text: `You would like to return ${whatOf(facts)}.` },
    ...quoteOf(facts.reason),
    {
      kind: 'text',
      text: `We look at it and write to you. Please keep it unopened: goods are returned unopened, within ${RETURN_DAYS} days of delivery.`,
    },
    toOrders(origin),
  ],
});

export const returnDecided: Template<ReturnStep> = (facts, { origin }) => {
  const [subject, sentences] = newsOf(facts);
  const [summary = ''] = sentences;
  return {
    subject: `Order ${facts.orderNumber}: ${subject}`,
    summary,
    blocks: [
      ...sentences.map((text) => ({ kind: 'text', text }) as const),
      ...quoteOf(facts.note),
      ...documentBlocks(facts.documentNumber, origin),
      toOrders(origin),
    ],
  };
};

/** The end of the subject, and what the mail says. */
function newsOf(facts: ReturnStep): [subject: string, sentences: string[]] {
  const { state, cause, product, refundedPaise = 0, mode } = facts;
  const what = whatOf(facts);
  switch (state) {
    case 'approved':
      return cause === 'refusal'
        ? [`${product} comes back to us`, [`The delivery of ${what} was refused at the door.`]]
        : [
            `bring back ${product}`,
            [
              `You can return ${what}.`,
              'Please bring it to one of our centers, unopened. Once it is there, we refund what you have paid for it.',
            ],
          ];
    case 'refused':
      return [`${product} stays with you`, [`We are sorry: we cannot take back ${what}.`]];
    case 'received':
      return [
        `${product} is back`,
        [`We have received ${what}. What you have paid for it is refunded next.`],
      ];
    default:
      return refundedPaise === 0
        ? [`${product} is taken back`, [`We have taken back ${what}. Nothing was paid for it.`]]
        : [
            `${rupees(refundedPaise)} refunded`,
            [`We have refunded ${rupees(refundedPaise)} for ${what}${mode ? ` ${waysToPay[mode]}` : ''}.`],
          ];
  }
}

const quoteOf = (text: string | undefined): Block[] => (text ? [{ kind: 'quote', text }] : []);
const toOrders = (origin: string): Block => ({
  kind: 'button',
  label: 'See your orders',
  url: `${origin}${paths.profileOrders}`,
});
