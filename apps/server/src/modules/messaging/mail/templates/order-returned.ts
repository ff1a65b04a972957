import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { ReturnCause, ReturnState } from '@namma/contract/returns/rules';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { type MailWords, mailWords } from '../words/words.ts';
import { type Block, type Context, linkTo, type Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A step of a return. Amounts are in paise. */
export interface ReturnStep {
  orderNumber: string;
  product: string;
  quantity: number;
  state: ReturnState;
  cause: ReturnCause;
  /** The member's reason for the return. */
  reason?: string | undefined;
  /** The number of days after delivery in which the order can be returned. Absent in mails of earlier versions. */
  returnDays?: number | undefined;
  /** The admin's note. */
  note?: string | undefined;
  refundedPaise?: number | undefined;
  mode?: ReceiptMode | undefined;
  /** The number of the credit note. */
  documentNumber?: string | undefined;
}

export const returnRequested: Template<ReturnStep> = (payload, context) => {
  const { quantity, product, orderNumber } = payload;
  const words = mailWords[context.locale];
  const wanted = words.returnWanted(quantity, product, orderNumber);
  return {
    subject: words.returnSubject(orderNumber, product),
    summary: wanted,
    blocks: [
      { kind: 'text', text: wanted },
      ...quoteOf(payload.reason),
      { kind: 'text', text: words.returnRules(payload.returnDays ?? settingDefaults.returnDays) },
      toOrders(context),
    ],
  };
};

export const returnDecided: Template<ReturnStep> = (payload, context) => {
  const [subject, sentences] = newsOf(payload, mailWords[context.locale]);
  const [summary = ''] = sentences;
  return {
    subject,
    summary,
    blocks: [
      ...sentences.map((text) => ({ kind: 'text', text }) as const),
      ...quoteOf(payload.note),
      ...documentBlocks(payload.documentNumber, context),
      toOrders(context),
    ],
  };
};

/** The subject and the sentences of the mail. */
function newsOf(payload: ReturnStep, words: MailWords): [subject: string, sentences: string[]] {
  const { state, cause, product, quantity, orderNumber, refundedPaise = 0, mode } = payload;
  const what = [quantity, product, orderNumber] as const;
  switch (state) {
    case 'approved':
      return cause === 'refusal'
        ? [words.refusedAtDoorSubject(orderNumber, product), [words.refusedAtDoor(...what)]]
        : [words.bringReturnSubject(orderNumber, product), [words.mayReturn(...what), words.bringIt]];
    case 'refused':
      return [words.staysSubject(orderNumber, product), [words.returnNotAccepted(...what)]];
    case 'received':
      return [words.receivedSubject(orderNumber, product), [words.received(...what)]];
    default:
      return refundedPaise === 0
        ? [words.returnedSubject(orderNumber, product), [words.takenBack(...what)]]
        : [
            words.refundedSubject(orderNumber, formatPaise(refundedPaise)),
            [words.refunded(formatPaise(refundedPaise), ...what, mode)],
          ];
  }
}

const quoteOf = (text: string | undefined): Block[] => (text ? [{ kind: 'quote', text }] : []);
const toOrders = (context: Context): Block => ({
  kind: 'button',
  label: mailWords[context.locale].seeOrders,
  url: linkTo(context, paths.profileOrders),
});
