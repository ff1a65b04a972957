import type { ActivityAction, AdminList, SubjectType } from '@namma/contract/admin';
import type { Gender, Role } from '@namma/contract/business';
import type { EnquiryStatus } from '@namma/contract/contact';
import type { ImageFormat, ImageSide } from '@namma/contract/images';
import type { ConsentDocument } from '@namma/contract/legal';
import type { Locale } from '@namma/contract/locales';
import type { MailKind, MailStatus } from '@namma/contract/mail';
import type { ChangedFields } from '@namma/contract/schemas/admin';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';
import type {
  BookingsTable,
  CenterClosuresTable,
  ClosuresTable,
  CoachesTable,
  CoachHoursTable,
  MembershipEventsTable,
  MembershipsTable,
  VisitsTable,
} from './gym-tables.ts';
import type {
  DocumentCountersTable,
  DocumentsTable,
  LastMembershipsTable,
  MembershipTotalsTable,
  PaymentsTable,
  PaymentTotalsTable,
  ProductTaxTable,
  SalesTotalsTable,
  SlipsTable,
  TalliesTable,
} from './money-tables.ts';
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
  ProductWordsTable,
  ReturnsTable,
  ReviewsTable,
  SearchWordsTable,
  StockBatchesTable,
  StockMovesTable,
} from './shop-tables.ts';

export interface UsersTable {
  id: GeneratedAlways<number>;
  name: string;
  /** Only the deletion of the account changes it. */
  email: string;
  phone: string | null;
  dob: string | null;
  gender: Gender | null;
  address: string | null;
  role: Fixed<Role>;
  password_hash: string;
  registered_on: Fixed<string>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  searched: GeneratedAlways<string>;
  /** Of mails. */
  locale: Generated<Locale>;
  /** Made by a first start with demo data; such people and everything of theirs may be deleted. */
  is_demo: ColumnType<boolean, boolean | undefined, never>;
  deleted_at: Date | null;
  /** When an admin confirmed that a parent or guardian of a member under 18 was seen. */
  guardian_seen_at: Date | null;
}

/** What a member agreed to. Append-only. */
export interface ConsentsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  document: Fixed<ConsentDocument>;
  version: Fixed<string>;
  locale: Fixed<Locale>;
  given_at: Fixed<Date>;
}

/** What deleted accounts held, until it is erased. */
export interface DeletedAccountsTable {
  user_id: Fixed<number>;
  deleted_at: Fixed<Date>;
  /** Read as an object, written as JSON. Null once it is erased. */
  kept: ColumnType<object | null, string, null>;
  erased_at: ColumnType<Date | null, never, Date>;
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

/** How far an admin has read a list. */
export interface ListReadsTable {
  user_id: Fixed<number>;
  list: Fixed<AdminList>;
  read_up_to: number;
}

export interface EnquiriesTable {
  id: GeneratedAlways<number>;
  /** Who sent it while signed in. */
  user_id: ColumnType<number | null, number | null | undefined, null>;
  /** With email, phone and message replaced when the sender deletes the account. */
  name: string;
  email: string;
  phone: string;
  message: string;
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
  /** The idempotency key that it was sent with, if any. */
  request_key: ColumnType<string | null, string | null | undefined, never>;
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

export interface MailsTable {
  id: GeneratedAlways<number>;
  key: Fixed<string>;
  kind: Fixed<MailKind>;
  recipient: Fixed<string>;
  recipient_name: Fixed<string>;
  facts: Fixed<object>;
  locale: ColumnType<Locale, Locale | undefined, never>;
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

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  consents: ConsentsTable;
  deleted_accounts: DeletedAccountsTable;
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
  product_words: ProductWordsTable;
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
