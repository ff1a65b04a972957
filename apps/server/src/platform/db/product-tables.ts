import type { FoodMark, NetUnit } from '@namma/contract/catalogue/product-attributes';
import type { Category } from '@namma/contract/catalogue/rules';
import type { OtherLocale } from '@namma/contract/locales';
import type { StockMoveKind } from '@namma/contract/stock/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

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
  /** The number of changes by admins. Maintained by the database, except where only attributes or pictures change. */
  version: ColumnType<number, never, number>;
  /** The country of origin, ISO 3166. */
  origin: ColumnType<string | null, string | null | undefined>;
  /** How many can be sold; null while the product is not counted. */
  sellable: number | null;
  /** The last day of delivery for which that number is right; null while no batch runs out. */
  sellable_until: string | null;
  /** Names in other languages, flavour and size, which searches find it by; see `updateSearchTexts`. */
  other_names: Generated<string>;
  /** Descriptions in other languages. */
  other_words: Generated<string>;
  name_words: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
  /** The folded name after a space. */
  searched: GeneratedAlways<string>;
}

/** What the label of a product says; its origin is a column of `products`. */
export interface ProductAttributesTable {
  product_id: Fixed<number>;
  net_quantity: number | null;
  net_unit: NetUnit | null;
  maker: string | null;
  importer: string | null;
  fssai_licence: string | null;
  mark: FoodMark | null;
  ingredients: string | null;
  allergens: string | null;
  best_before_months: number | null;
  /** Of one serving, in `net_unit`; what follows is the nutrition of it. */
  serving_size: number | null;
  energy_kcal: number | null;
  protein_g: number | null;
  carbohydrate_g: number | null;
  sugar_g: number | null;
  added_sugar_g: number | null;
  fat_g: number | null;
  saturated_fat_g: number | null;
  trans_fat_g: number | null;
  sodium_mg: number | null;
  family_id: number | null;
  flavour: string | null;
  size_label: string | null;
  /** Of an EAN-8 or EAN-13. */
  barcode: string | null;
}

/** Products that differ in flavour or size alone. */
export interface ProductFamiliesTable {
  id: GeneratedAlways<number>;
  title: string;
}

/** The pictures after the first, which is `products.image`. */
export interface ProductPicturesTable {
  product_id: Fixed<number>;
  place: Fixed<number>;
  image: Fixed<string>;
  alt: Fixed<string>;
}

/** Texts of a product in another language; null where the English one is shown. */
export interface ProductWordsTable {
  product_id: Fixed<number>;
  locale: Fixed<OtherLocale>;
  name: string | null;
  description: string | null;
  ingredients: string | null;
  allergens: string | null;
  flavour: string | null;
  size_label: string | null;
}

/** What is on hand of a counted product, in batches and in all. Maintained by the database from the moves. */
export interface ProductStockTable {
  product_id: Fixed<number>;
  on_hand: ColumnType<number, never, never>;
  unbatched: ColumnType<number, never, never>;
}

export interface StockBatchesTable {
  id: GeneratedAlways<number>;
  product_id: Fixed<number>;
  lot: Fixed<string | null>;
  best_before: Fixed<string | null>;
  made_on: Fixed<string | null>;
  /** Maintained by the database from the moves. */
  on_hand: ColumnType<number, never, never>;
  /** The last day on which it may be delivered. */
  deliver_by: GeneratedAlways<string | null>;
}

/** Append-only. */
export interface StockMovesTable {
  id: GeneratedAlways<number>;
  product_id: Fixed<number>;
  /** Null: of no batch. */
  batch_id: Fixed<number | null>;
  delta: Fixed<number>;
  kind: Fixed<StockMoveKind>;
  order_id: Fixed<number | null>;
  made_by: Fixed<number | null>;
  reason: Fixed<string | null>;
  at: Fixed<Date>;
}
