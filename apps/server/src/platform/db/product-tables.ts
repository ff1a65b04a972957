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
  /** The cost of a piece to the gym, for the margin; never public. */
  cost_paise: ColumnType<number | null, number | null | undefined>;
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
  /** The number of changes by admins. Maintained by the database, except when only attributes or pictures change. */
  version: ColumnType<number, never, number>;
  /** The country of origin, ISO 3166. */
  origin: ColumnType<string | null, string | null | undefined>;
  /** The sellable stock; null while stock is not tracked. */
  sellable: number | null;
  /** The last delivery day for which that number is valid; null while no batch expires. */
  sellable_until: string | null;
  /** Names in other languages, flavour and size for searches; see `updateSearchTexts`. */
  other_names: Generated<string>;
  /** Descriptions in other languages. */
  other_words: Generated<string>;
  name_words: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
  /** The folded name after a space. */
  searched: GeneratedAlways<string>;
}

/** The label data of a product; its origin is a column of `products`. */
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
  /** Per serving, in `net_unit`, followed by its nutrition values. */
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
  /** An EAN-8 or EAN-13. */
  barcode: string | null;
}

/** Products that differ only in flavour or size. */
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

/** Translated texts of a product; null where the English one is shown. */
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

/** The stock on hand of a tracked product, by batch and in total. Maintained by the database from the movements. */
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
  /** Maintained by the database from the movements. */
  on_hand: ColumnType<number, never, never>;
  /** The last day on which it may be delivered. */
  deliver_by: GeneratedAlways<string | null>;
}

/** Append-only. */
export interface StockMovesTable {
  id: GeneratedAlways<number>;
  product_id: Fixed<number>;
  /** Null for pieces without a batch. */
  batch_id: Fixed<number | null>;
  delta: Fixed<number>;
  kind: Fixed<StockMoveKind>;
  order_id: Fixed<number | null>;
  made_by: Fixed<number | null>;
  reason: Fixed<string | null>;
  at: Fixed<Date>;
}
