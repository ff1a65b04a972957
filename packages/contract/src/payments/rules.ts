/** Payments: what they are for, how they are made, and the link for UPI apps. */

/** What is paid for. */
export const paymentSubjects = ['membership', 'checkout'] as const;
export type PaymentSubject = (typeof paymentSubjects)[number];
/** What a receipt may be for: a pass is paid whole when it is sold, so nothing of it is ever due. */
export const receiptSubjects = [...paymentSubjects, 'pass'] as const;
export type ReceiptSubject = (typeof receiptSubjects)[number];

/** How money is received. */
export const receiptModes = ['cash', 'upi', 'card'] as const;
export type ReceiptMode = (typeof receiptModes)[number];
/** For several memberships at once: each UPI payment has a UTR of its own. */
export const bulkReceiptModes = ['cash', 'card'] as const;
export type BulkReceiptMode = (typeof bulkReceiptModes)[number];

/**
 * `reversal` takes a whole receipt back that should not exist; `refund` returns money, the whole or a part; `opening` was paid
 * before the gym moved in, and is in no cash-up, report or document (D82); `credit` counts what was paid for one membership for
 * another one, in two entries that come to nothing (D86).
 */
export const paymentKinds = ['payment', 'reversal', 'refund', 'opening', 'credit'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The number of a UPI payment, which both apps show (UTR or RRN). */
export const UTR_DIGITS = 12;
export const PAYMENT_REASON_MAX_CHARACTERS = 200;

/** Who receives UPI payments. */
export interface UpiPayee {
  /** The address (VPA), such as `nammastrength@okhdfcbank`. */
  vpa: string;
  /** The name that the payer's app shows. */
  name: string;
  /** Four digits that the bank has given a verified merchant. */
  merchantCode?: string | undefined;
}

export interface UpiRequest {
  amountPaise: number;
  /** Letters and digits; at most 35 characters are used. */
  reference: string;
  /** What it is for; at most 50 characters are used. */
  note: string;
}

const UPI_REFERENCE_MAX_CHARACTERS = 35;
const UPI_NOTE_MAX_CHARACTERS = 50;

/**
 * The link that a UPI app reads from a QR code. Spaces are `%20`, because apps do not read `+`; the amount has two
 * decimals.
 */
export function upiLink(payee: UpiPayee, { amountPaise, reference, note }: UpiRequest): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = String(amountPaise % 100).padStart(2, '0');
  const fields: [string, string | undefined][] = [
    ['pa', payee.vpa],
    ['pn', payee.name],
    ['am', `${rupees}.${paise}`],
    ['cu', 'INR'],
    ['tr', reference.slice(0, UPI_REFERENCE_MAX_CHARACTERS)],
    ['tn', [...note].slice(0, UPI_NOTE_MAX_CHARACTERS).join('')],
    ['mc', payee.merchantCode],
  ];
  const parts = fields.flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []));
  return `upi://pay?${parts.join('&')}`;
}

/** Percent-encoded but for `@`, which UPI apps expect as it is. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
