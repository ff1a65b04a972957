import type { DocumentKind, TaxScheme } from '@namma/contract/documents/rules';
import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import type { PaymentKind, ReceiptMode } from '@namma/contract/payments/rules';
import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

/** Append-only: the database refuses deletes, and updates of anything but `reversed_by`, which is set once. */
export interface PaymentsTable {
  id: GeneratedAlways<number>;
  /** The printed number: `NSG/2627/R00123`, without gaps in its series and financial year. */
  number: Fixed<string>;
  kind: Fixed<PaymentKind>;
  /** A membership, a checkout or a pass. */
  membership_id: Fixed<number | null>;
  checkout_id: Fixed<string | null>;
  pass_id: Fixed<number | null>;
  /** The received amount: below 0 for a refund and for the reversal of a payment. */
  amount_paise: Fixed<number>;
  mode: Fixed<ReceiptMode>;
  utr: Fixed<string | null>;
  /** Counts the receipts of one UPI payment for several checkouts. */
  utr_part: Generated<number>;
  /** Null for cash on delivery that no center collected. */
  center: Fixed<Center | null>;
  received_by: Fixed<number | null>;
  received_at: Fixed<Date>;
  reverses: Fixed<number | null>;
  reversed_by: ColumnType<number | null, never, number>;
  reason: Fixed<string | null>;
  /** The drawer that was open at its center when cash moved. */
  drawer_id: ColumnType<number | null, number | null | undefined, never>;
}

/** Payment slips, which members show to pay. */
export interface SlipsTable {
  /** Nine digits; the first may be 0. */
  code: Fixed<number>;
  /** Either a membership or a checkout. */
  membership_id: Fixed<number | null>;
  checkout_id: Fixed<string | null>;
}

/** The last number used in a series and financial year. */
export interface DocumentCountersTable {
  series: Fixed<string>;
  fy: Fixed<string>;
  last: number;
  /** The instant of the last number. */
  last_at: Date;
}

/** Append-only, except that a document is cancelled or printed once. */
export interface DocumentsTable {
  id: GeneratedAlways<number>;
  kind: Fixed<DocumentKind>;
  series: Fixed<string>;
  fy: Fixed<string>;
  serial: Fixed<number>;
  number: Fixed<string>;
  scheme: Fixed<TaxScheme>;
  issued_at: Fixed<Date>;
  /** Null for a counter sale to an unregistered buyer. */
  user_id: Fixed<number | null>;
  membership_id: Fixed<number | null>;
  checkout_id: Fixed<string | null>;
  pass_id: Fixed<number | null>;
  against: Fixed<number | null>;
  /** Copies of the printed content: read as objects, written as JSON. */
  seller: ColumnType<DocumentDetails['seller'], string, never>;
  buyer: ColumnType<DocumentDetails['buyer'], string, never>;
  deliver_to: ColumnType<DocumentDetails['deliverTo'], string | null, never>;
  place_of_supply: Fixed<string | null>;
  declaration: Fixed<string | null>;
  lines: ColumnType<DocumentLine[], string, never>;
  taxable_paise: Fixed<number>;
  cgst_paise: Fixed<number>;
  sgst_paise: Fixed<number>;
  total_paise: Fixed<number>;
  cancelled_at: Date | null;
  /** When its buyer printed it. */
  printed_at: Date | null;
  /** Hides the buyer's name in lists and searches. */
  is_buyer_deleted: Generated<boolean>;
  searched: GeneratedAlways<string>;
}

/** The tax of a product from a day on. */
export interface ProductTaxTable {
  product_id: Fixed<number>;
  from_day: Fixed<string>;
  hsn: string;
  rate_bp: number;
  needs_review: boolean;
}
