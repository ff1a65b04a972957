import type { ActivityAction, AdminList, SubjectType } from '@namma/contract/admin';
import type { Gender, Role } from '@namma/contract/business';
import type { Category } from '@namma/contract/catalogue';
import type { Center } from '@namma/contract/centers';
import type { BookingStatus, ConsultancyType } from '@namma/contract/consultancy';
import type { EnquiryStatus } from '@namma/contract/contact';
import type { DocumentKind, TaxScheme } from '@namma/contract/documents';
import type { ImageFormat, ImageSide } from '@namma/contract/images';
import type { MailKind, MailStatus } from '@namma/contract/mail';
import type { MembershipEventKind } from '@namma/contract/membership-days';
import type { PaymentStatus } from '@namma/contract/memberships';
import type { PaymentKind, ReceiptMode } from '@namma/contract/payments';
import type { ChangedFields } from '@namma/contract/schemas/admin';
import type { DocumentDetails, DocumentLine } from '@namma/contract/schemas/documents';
import type { PlanLength, TierName } from '@namma/contract/tiers';
import type { VisitRefusal } from '@namma/contract/visits';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';
import type {
  AddressesTable,
  CartLinesTable,
  CheckoutsTable,
  Fixed,
  ListedProductsTable,
  OrdersTable,
  ProductCountsTable,
  ProductFactsTable,
  ProductFamiliesTable,
  ProductPicturesTable,
  ProductStockTable,
  ProductsTable,
  ProductTextsTable,
  ReturnsTable,
  ReviewsTable,
  SearchWordsTable,
  StockBatchesTable,
  StockMovesTable,
} from './shop-tables.ts';

export interface UsersTable {
  id: GeneratedAlways<number>;
  name: string;
  email: Fixed<string>;
  phone: string | null;
  dob: string | null;
  gender: Fixed<Gender | null>;
  address: string | null;
  role: Fixed<Role>;
  password_hash: string;
  registered_on: Fixed<string>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  searched: GeneratedAlways<string>;
  /** Made by a first start with demo data; such people and everything of theirs may be deleted. */
  is_demo: ColumnType<boolean, boolean | undefined, never>;
}

/** A picture that an admin has uploaded, by the SHA-256 of the file and the part of it that is used. */
export interface ImagesTable {
  hash: Fixed<string>;
  uploaded_by: Fixed<number>;
  created_at: Fixed<Date>;
  /** Since when no product uses it, as the sweep has seen. */
  unused_since: ColumnType<Date | null, never, Date | null>;
}

/** The files that are made of it. */
export interface ImageFilesTable {
  hash: Fixed<string>;
  side: Fixed<ImageSide>;
  format: Fixed<ImageFormat>;
  body: Fixed<Buffer>;
}

export interface SessionsTable {
  token_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
  expires_at: Fixed<Date>;
}

/** A request for a new password by mail. */
export interface PasswordResetsTable {
  id: Fixed<string>;
  /** Null when no account has the email. */
  user_id: Fixed<number | null>;
  expires_at: Fixed<Date>;
}

/** What a mail for such a request holds; it goes with the request. */
export interface PasswordResetTokensTable {
  token_hash: Fixed<Buffer>;
  request_id: Fixed<string>;
}

export interface TriesTable {
  key: Fixed<string>;
  count: number;
  resets_at: Date;
}

export interface IdempotencyKeysTable {
  user_id: Fixed<number>;
  key: Fixed<string>;
  request_hash: Buffer;
  reply: unknown;
  created_at: Date;
}

export interface MembershipsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  type: Fixed<TierName>;
  months: Fixed<PlanLength>;
  center: Fixed<Center>;
  /** The dates of a renewal move with the end of the membership that it follows; the database moves them. */
  start_date: Fixed<string>;
  end_date: Fixed<string>;
  total_paise: Fixed<number>;
  /** `payed` when all is paid; maintained by the database, as is `paid_paise`. */
  payment_status: GeneratedAlways<PaymentStatus>;
  paid_paise: GeneratedAlways<number>;
  /** The membership that it follows. */
  renewal_of: ColumnType<number | null, number | null | undefined, never>;
  renewal_discount_paise: ColumnType<number, number | undefined, never>;
  /** By how many days `membership_events` move the end; maintained by the database. */
  moved_days: GeneratedAlways<number>;
  /** The last day of the membership, computed by the database. */
  effective_end: GeneratedAlways<string>;
  created_at: Fixed<Date>;
}

/** Append-only. The database keeps what follows in `memberships`. */
export interface MembershipEventsTable {
  id: GeneratedAlways<number>;
  membership_id: Fixed<number>;
  kind: Fixed<MembershipEventKind>;
  from_day: Fixed<string | null>;
  to_day: Fixed<string | null>;
  days: Fixed<number>;
  center: Fixed<Center | null>;
  other_id: Fixed<number | null>;
  resumes: Fixed<number | null>;
  closure_id: Fixed<number | null>;
  made_by: Fixed<number>;
  at: Fixed<Date>;
}

/** A member who came to a center, or who was refused. */
export interface VisitsTable {
  id: GeneratedAlways<number>;
  /** Null when the code proved nobody. */
  user_id: Fixed<number | null>;
  membership_id: Fixed<number | null>;
  center: Fixed<Center>;
  at: Fixed<Date>;
  /** The day in IST, computed by the database. */
  day: GeneratedAlways<string>;
  is_in: Fixed<boolean>;
  /** Of the newest accepted code of the card. */
  step: number | null;
  refusal: Fixed<VisitRefusal | null>;
  /** The admin's reason for letting the member in despite the refusal. */
  overruled: string | null;
  scanned_by: Fixed<number>;
}

/** Days on which a center is closed, which its memberships get back. */
export interface CenterClosuresTable {
  id: GeneratedAlways<number>;
  center: Fixed<Center>;
  from_day: Fixed<string>;
  to_day: Fixed<string>;
  reason: Fixed<string>;
  closed_by: Fixed<number>;
  at: Fixed<Date>;
  reopened_at: ColumnType<Date | null, never, Date>;
  /** By which the consultancies take no appointments on these days. */
  slots_closure_id: ColumnType<number | null, never, number>;
}

export interface BookingsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  consult_type: Fixed<ConsultancyType>;
  date: string;
  age: Fixed<number>;
  height_cm: Fixed<number>;
  weight_kg: Fixed<number>;
  created_at: Fixed<Date>;
  /** With `coach_id` and `center`; null while the time is to be agreed. */
  starts_at: Date | null;
  coach_id: number | null;
  center: Center | null;
  status: Generated<BookingStatus>;
  /** How often it was changed, for calendars. */
  sequence: Generated<number>;
  cancel_reason: ColumnType<string | null, string | null | undefined>;
}

/** Who takes appointments of one type at one center. */
export interface CoachesTable {
  id: GeneratedAlways<number>;
  name: string;
  consult_type: Fixed<ConsultancyType>;
  center: Fixed<Center>;
  /** Takes no new appointments since then. */
  retired_at: Date | null;
  created_at: Fixed<Date>;
  /** As with users. */
  is_demo: ColumnType<boolean, boolean | undefined, never>;
}

/** Minutes of the IST day. */
export interface CoachHoursTable {
  coach_id: Fixed<number>;
  /** 0 for Sunday. */
  weekday: Fixed<number>;
  from_minute: Fixed<number>;
  to_minute: Fixed<number>;
}

/** When a coach, or a whole center, takes no appointments. */
export interface ClosuresTable {
  id: GeneratedAlways<number>;
  /** Either a coach or a center. */
  coach_id: Fixed<number | null>;
  center: Fixed<Center | null>;
  starts_at: Fixed<Date>;
  ends_at: Fixed<Date>;
  reason: Fixed<string>;
}

/** How far an admin has read a list. */
export interface ListReadsTable {
  user_id: Fixed<number>;
  list: Fixed<AdminList>;
  read_up_to: number;
}

export interface EnquiriesTable {
  id: GeneratedAlways<number>;
  name: Fixed<string>;
  email: Fixed<string>;
  phone: Fixed<string>;
  message: Fixed<string>;
  status: Generated<EnquiryStatus>;
  /** The mailed answer; null where there is none, or it was given in another way. */
  answer: ColumnType<string | null, string | null | undefined>;
  /** When a mail confirmed the receipt of the query to the customer. */
  acknowledged_at: ColumnType<Date | null, Date | null | undefined>;
  /** When a reply is due; 'infinity' once it is Answered. */
  due_at: GeneratedAlways<Date>;
  created_at: Fixed<Date>;
  searched: GeneratedAlways<string>;
  /** As with users. */
  is_demo: ColumnType<boolean, boolean | undefined, never>;
}

/** Append-only: the database refuses updates and deletes. */
export interface ActivityTable {
  id: GeneratedAlways<number>;
  at: Fixed<Date>;
  admin_id: Fixed<number | null>;
  action: Fixed<ActivityAction>;
  subject_type: Fixed<SubjectType>;
  subject_id: Fixed<number>;
  subject_user_id: Fixed<number | null>;
  subject: Fixed<string>;
  /** Read as an object, written as JSON. */
  before: ColumnType<ChangedFields | null, string | null, never>;
  after: ColumnType<ChangedFields | null, string | null, never>;
  /** The first row of the same step; null for the first row itself. */
  step_id: Fixed<number | null>;
  /** The row that this one undoes. */
  undoes: Fixed<number | null>;
  searched: GeneratedAlways<string>;
}

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

export interface MailsTable {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  kind: Fixed<MailKind>;
  recipient: Fixed<string>;
  recipient_name: Fixed<string>;
  facts: Fixed<object>;
  message_id: string;
  status: MailStatus;
  attempts: Generated<number>;
  created_at: Fixed<Date>;
  next_try_at: Date;
  expires_at: Fixed<Date | null>;
  /** The process that holds the mail has until then, by the database's clock. */
  claimed_until: Date | null;
  is_unreached: Generated<boolean>;
  last_error: string | null;
  sent_at: Date | null;
}

/** The last number used in a series and financial year. */
export interface DocumentCountersTable {
  series: Fixed<string>;
  fy: Fixed<string>;
  last: number;
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  password_reset_tokens: PasswordResetTokensTable;
  images: ImagesTable;
  image_files: ImageFilesTable;
  tries: TriesTable;
  products: ProductsTable;
  listed_products: ListedProductsTable;
  product_texts: ProductTextsTable;
  product_counts: ProductCountsTable;
  product_facts: ProductFactsTable;
  product_families: ProductFamiliesTable;
  product_pictures: ProductPicturesTable;
  search_words: SearchWordsTable;
  cart_lines: CartLinesTable;
  addresses: AddressesTable;
  checkouts: CheckoutsTable;
  orders: OrdersTable;
  returns: ReturnsTable;
  reviews: ReviewsTable;
  idempotency_keys: IdempotencyKeysTable;
  center_closures: CenterClosuresTable;
  membership_events: MembershipEventsTable;
  memberships: MembershipsTable;
  visits: VisitsTable;
  bookings: BookingsTable;
  coaches: CoachesTable;
  coach_hours: CoachHoursTable;
  closures: ClosuresTable;
  list_reads: ListReadsTable;
  enquiries: EnquiriesTable;
  activity: ActivityTable;
  tallies: TalliesTable;
  sales_totals: SalesTotalsTable;
  membership_totals: MembershipTotalsTable;
  last_memberships: LastMembershipsTable;
  payment_totals: PaymentTotalsTable;
  mails: MailsTable;
  document_counters: DocumentCountersTable;
  documents: DocumentsTable;
  product_tax: ProductTaxTable;
  payments: PaymentsTable;
  slips: SlipsTable;
  product_stock: ProductStockTable;
  stock_batches: StockBatchesTable;
  stock_moves: StockMovesTable;
}

/** The database or a transaction; the first parameter of every query. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type UserRow = Selectable<UsersTable>;
export type ProductRow = Selectable<ProductsTable>;
export type MembershipRow = Selectable<MembershipsTable>;
export type EnquiryRow = Selectable<EnquiriesTable>;
export type ActivityRow = Selectable<ActivityTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type MailRow = Selectable<MailsTable>;
/** A new mail to a user, whose email and name the statement looks up. */
export type UserMailRow = Pick<
  MailRow,
  'key' | 'kind' | 'message_id' | 'status' | 'created_at' | 'next_try_at'
> & {
  user_id: number;
  /** A JSON object. */
  facts: string;
};
export type ClosureRow = Selectable<ClosuresTable>;
export type DocumentRow = Selectable<DocumentsTable>;
