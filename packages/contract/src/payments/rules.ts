/** Payments: their subjects and modes, and the link for UPI apps. */

/** The subjects of payments. */
export const paymentSubjects = ['membership', 'checkout'] as const;
export type PaymentSubject = (typeof paymentSubjects)[number];
/** The subjects of receipts: a pass is fully paid when it is sold, so it is never due. */
export const receiptSubjects = [...paymentSubjects, 'pass'] as const;
export type ReceiptSubject = (typeof receiptSubjects)[number];

/** The modes of payment. */
export const receiptModes = ['cash', 'upi', 'card'] as const;
export type ReceiptMode = (typeof receiptModes)[number];
/** For several memberships at once: each UPI payment has its own UTR. */
export const bulkReceiptModes = ['cash', 'card'] as const;
export type BulkReceiptMode = (typeof bulkReceiptModes)[number];

/**
 * `reversal` reverses a whole wrong receipt; `refund` returns money, fully or partly; `opening` is an opening balance,
 * which is in no cash-up, report or document (D82); `credit` moves a payment from one membership to another, in two
 * entries that sum to zero (D86).
 */
export const paymentKinds = ['payment', 'reversal', 'refund', 'opening', 'credit'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The number of a UPI payment, which both apps show (UTR or RRN). */
export const UTR_DIGITS = 12;
export const PAYMENT_REASON_MAX_CHARACTERS = 200;

/** The receiver of UPI payments. */
export interface UpiPayee {
  /** The address (VPA), such as `nammastrength@okhdfcbank`. */
  vpa: string;
  /** The name shown in the payer's app. */
  name: string;
  /** Four digits assigned by the bank to a verified merchant. */
  merchantCode?: string | undefined;
}

export interface UpiRequest {
  amountPaise: number;
  /** Letters and digits; at most 35 characters are used. */
  reference: string;
  /** The purpose; at most 50 characters are used. */
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

/** Percent-encoded except for `@`, which UPI apps expect unencoded. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
