import type { Kysely, Selectable, Transaction } from 'kysely';
import type {
  AccountClaimsTable,
  ConsentsTable,
  DeletedAccountsTable,
  ExportsTable,
  FactorDemandsTable,
  IdempotencyKeysTable,
  MemberNotesTable,
  MemberPhotosTable,
  PasswordResetsTable,
  PasswordResetTokensTable,
  ProfileViewsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  SignInNetworksTable,
  StaffInvitesTable,
  StaffInviteTokensTable,
  StaffTable,
  TriesTable,
  UsersTable,
} from './account-tables.ts';
import type { ActivityTable, CentersTable, ListReadsTable, SettingsTable } from './admin-tables.ts';
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
import type { ImageFilesTable, ImagesTable } from './image-tables.ts';
import type { EnquiriesTable, MailsTable } from './message-tables.ts';
import type {
  DocumentCountersTable,
  DocumentsTable,
  PaymentsTable,
  ProductTaxTable,
  SlipsTable,
} from './money-tables.ts';
import type {
  ProductAttributesTable,
  ProductFamiliesTable,
  ProductPicturesTable,
  ProductStockTable,
  ProductsTable,
  ProductWordsTable,
  StockBatchesTable,
  StockMovesTable,
} from './product-tables.ts';
import type {
  AddressesTable,
  CartLinesTable,
  CheckoutsTable,
  OrdersTable,
  ReturnsTable,
  ReviewsTable,
} from './shop-tables.ts';

export interface Tables {
  users: UsersTable;
  staff: StaffTable;
  staff_invites: StaffInvitesTable;
  staff_invite_tokens: StaffInviteTokensTable;
  profile_views: ProfileViewsTable;
  exports: ExportsTable;
  sessions: SessionsTable;
  sign_in_networks: SignInNetworksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  factor_demands: FactorDemandsTable;
  account_claims: AccountClaimsTable;
  member_notes: MemberNotesTable;
  member_photos: MemberPhotosTable;
  consents: ConsentsTable;
  deleted_accounts: DeletedAccountsTable;
  password_resets: PasswordResetsTable;
  password_reset_tokens: PasswordResetTokensTable;
  images: ImagesTable;
  image_files: ImageFilesTable;
  tries: TriesTable;
  products: ProductsTable;
  product_attributes: ProductAttributesTable;
  product_families: ProductFamiliesTable;
  product_pictures: ProductPicturesTable;
  product_words: ProductWordsTable;
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
  settings: SettingsTable;
  centers: CentersTable;
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

export type TableName = keyof Tables;

/** Tables with the rows of an admin's list: `id` ascends with `created_at`. */
export type ListedTable = Extract<TableName, 'orders' | 'memberships' | 'enquiries' | 'bookings'>;

/** The database or a transaction; the first parameter of every query. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type UserRow = Selectable<UsersTable>;
export type ProductRow = Selectable<ProductsTable>;
export type MembershipRow = Selectable<MembershipsTable>;
export type BookingRow = Selectable<BookingsTable>;
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
  payload: string;
};
export type ClosureRow = Selectable<ClosuresTable>;
export type DocumentRow = Selectable<DocumentsTable>;
