import type { Category } from '@namma/contract/catalogue/rules';
import type { Center } from '@namma/contract/centers/rules';
import type { DocumentKind, TaxScheme } from '@namma/contract/documents/rules';
import type { DocumentDetails, DocumentLine } from '@namma/contract/documents/schemas';
import type { PaymentKind, ReceiptMode } from '@namma/contract/payments/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

/** Maintained by the database; a total is the sum of its slots. */
export interface TalliesTable {
  kind: ColumnType<TallyKind, never, never>;
  key: ColumnType<string, never, never>;
  slot: ColumnType<number, never, never>;
  total: ColumnType<number, never, never>;
}
export type TallyKind =
  | 'order_status'
  | 'sales'
  | 'membership_status'
  | 'membership_type'
  | 'enquiry_status'
  | 'activity_action'
  | 'due'
  | 'unpaid';

/** Maintained by the database; a category's day is the sum of its slots. */
export interface SalesTotalsTable {
  day: ColumnType<string, never, never>;
  category: ColumnType<Category, never, never>;
  slot: ColumnType<number, never, never>;
  goods_paise: ColumnType<number, never, never>;
  orders: ColumnType<number, never, never>;
}

/** Payed memberships by their first and last days. Maintained by the database; a day is the sum of its slots. */
export interface MembershipTotalsTable {
  day: ColumnType<string, never, never>;
  slot: ColumnType<number, never, never>;
  started: ColumnType<number, never, never>;
  ended: ColumnType<number, never, never>;
  /** Of those that end, the ones that no later one of the same member follows. */
  renewable: ColumnType<number, never, never>;
  renewable_paise: ColumnType<number, never, never>;
}

/** Payments by day, center and mode. Maintained by the database; the sum of the slots. */
export interface PaymentTotalsTable {
  day: ColumnType<string, never, never>;
  /** Empty for cash on delivery that no center received. */
  center: ColumnType<Center | '', never, never>;
  mode: ColumnType<ReceiptMode, never, never>;
  slot: ColumnType<number, never, never>;
  payments: ColumnType<number, never, never>;
  received_paise: ColumnType<number, never, never>;
  returned_paise: ColumnType<number, never, never>;
}

/** Each member's payed membership that ends last. Maintained by the database. */
export interface LastMembershipsTable {
  user_id: ColumnType<number, never, never>;
  membership_id: ColumnType<number, never, never>;
  effective_end: ColumnType<string, never, never>;
  total_paise: ColumnType<number, never, never>;
}

/** Append-only: the database refuses deletes, and updates of anything but `reversed_by`, which is set once. */
export interface PaymentsTable {
  id: GeneratedAlways<number>;
  /** What people call it: `NSG/2627/R00123`, without gaps in its series and financial year. */
  number: Fixed<string>;
  kind: Fixed<PaymentKind>;
  /** Either a membership or a checkout. */
  membership_id: Fixed<number | null>;
  checkout_id: Fixed<string | null>;
  /** What the gym received: below 0 for a refund and for the reversal of a payment. */
  amount_paise: Fixed<number>;
  mode: Fixed<ReceiptMode>;
  utr: Fixed<string | null>;
  /** Null for cash on delivery that no center received. */
  center: Fixed<Center | null>;
  received_by: Fixed<number | null>;
  received_at: Fixed<Date>;
  reverses: Fixed<number | null>;
  reversed_by: ColumnType<number | null, never, number>;
  reason: Fixed<string | null>;
}

/** What a member shows to pay. */
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
  user_id: Fixed<number>;
  membership_id: Fixed<number | null>;
  checkout_id: Fixed<string | null>;
  against: Fixed<number | null>;
  /** Copies of what is printed: read as objects, written as JSON. */
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
  /** Lists then neither show nor find the buyer's name. */
  is_buyer_deleted: Generated<boolean>;
  searched: GeneratedAlways<string>;
}

/** How a product is taxed from a day on. */
export interface ProductTaxTable {
  product_id: Fixed<number>;
  from_day: Fixed<string>;
  hsn: string;
  rate_bp: number;
  needs_review: boolean;
}
