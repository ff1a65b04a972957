import type { Category } from '@namma/contract/catalogue';
import type { AddressType, OrderSource, OrderStatus, PaymentMode } from '@namma/contract/orders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Set by the insert and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;

export interface ProductsTable {
  id: GeneratedAlways<number>;
  name: string;
  category: Fixed<Category>;
  description: string;
  price_paise: number;
  discount_bp: number;
  displayed_rupees: GeneratedAlways<number>;
  image: string;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating: GeneratedAlways<number>;
  is_available: Generated<boolean>;
  buy_counts: Generated<number>;
  price_band: GeneratedAlways<number>;
  stars: GeneratedAlways<number>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  /** The number of changes by admins, maintained by the database. */
  version: GeneratedAlways<number>;
}

/** Maintained by the database. */
export interface ProductTextsTable {
  product_id: ColumnType<number, never, never>;
  is_in_shop: ColumnType<boolean, never, never>;
  words: ColumnType<string, never, never>;
  name_words: ColumnType<string, never, never>;
  sales_class: ColumnType<number[], never, never>;
  searched: ColumnType<string, never, never>;
}

/** Maintained by the database: the products in the shop with what lists sort them by, apart from their sales. */
export interface ListedProductsTable {
  product_id: ColumnType<number, never, never>;
  category: ColumnType<Category, never, never>;
  price_band: ColumnType<number, never, never>;
  stars: ColumnType<number, never, never>;
  displayed_rupees: ColumnType<number, never, never>;
  rating: ColumnType<number, never, never>;
  rating_count: ColumnType<number, never, never>;
}

/** Maintained by the database. */
export interface ProductCountsTable {
  category: ColumnType<string, never, never>;
  price_band: ColumnType<number, never, never>;
  stars: ColumnType<number, never, never>;
  total: ColumnType<number, never, never>;
}

/** Maintained by the database. */
export interface SearchWordsTable {
  word: ColumnType<string, never, never>;
  products: ColumnType<number, never, never>;
  names: ColumnType<number, never, never>;
}

export interface CartLinesTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  quantity: number;
  created_at: Generated<Date>;
}

export interface AddressFields {
  name: string;
  email: string;
  phone: string;
  address: string;
  town: string;
  pincode: string;
  district: string;
  state: string;
  address_type: AddressType;
}

export interface AddressesTable extends AddressFields {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  created_at: Generated<Date>;
}

export interface CheckoutsTable extends AddressFields {
  id: Fixed<string>;
  user_id: Fixed<number>;
  source: Fixed<OrderSource>;
  payment_mode: Fixed<PaymentMode>;
  fee_paise: Fixed<number>;
  total_paise: Fixed<number>;
  /** Maintained by the database. */
  paid_paise: GeneratedAlways<number>;
  /** What is to be paid once something is delivered; null before. Maintained by the database. */
  delivered_paise: GeneratedAlways<number | null>;
  created_at: Fixed<Date>;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  checkout_id: Fixed<string>;
  user_id: Fixed<number>;
  product_id: Fixed<number>;
  quantity: Fixed<number>;
  unit_price_paise: Fixed<number>;
  order_status: Generated<OrderStatus>;
  rating: number | null;
  cancelled_at: ColumnType<Date | null, Date | null | undefined>;
  /** Its member, or an admin. */
  cancelled_by: ColumnType<number | null, number | null | undefined>;
  cancel_reason: ColumnType<string | null, string | null | undefined>;
  created_at: Fixed<Date>;
}
