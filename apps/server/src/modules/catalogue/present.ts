import {
  basisPointsToPercent,
  paiseToRupees,
  percentToBasisPoints,
  rupeesToPaise,
} from '@namma/contract/money';
import type { ChangedFields } from '@namma/contract/schemas/admin';
import type { Product, ProductWithVersion } from '@namma/contract/schemas/catalogue';
import type { ProductRow } from '../../db/types.ts';

/** What a Product on the wire is made of. Carts and orders, which show products too, select the same. */
export const productColumns = [
  'products.id',
  'products.name',
  'products.category',
  'products.description',
  'products.price_paise',
  'products.discount_bp',
  'products.image',
  'products.rating',
  'products.is_available',
  'products.buy_counts',
  'products.deleted_at',
] as const;

type ColumnOf<Path> = Path extends `products.${infer Column extends keyof ProductRow}` ? Column : never;
export type PresentableProduct = Pick<ProductRow, ColumnOf<(typeof productColumns)[number]>>;

/** A row as the Product of SPEC section 3, in rupees and percent. What was deleted cannot be had (D22). */
export const presentProduct = (row: PresentableProduct): Product => ({
  productId: row.id,
  name: row.name,
  category: row.category,
  description: row.description,
  price: paiseToRupees(row.price_paise),
  discount: basisPointsToPercent(row.discount_bp),
  image: row.image,
  rating: row.rating,
  available: row.is_available && row.deleted_at === null ? 1 : 0,
  buyCounts: row.buy_counts,
});

/** With how often admins changed it. */
export type VersionedProduct = PresentableProduct & Pick<ProductRow, 'version'>;
export const presentVersionedProduct = (row: VersionedProduct): ProductWithVersion => ({
  ...presentProduct(row),
  version: row.version,
});

/** What an admin can set, as the record of changes shows it. */
export function recordedFields(row: PresentableProduct): ChangedFields {
  const { name, category, description, price, discount, image, available } = presentProduct(row);
  return { name, category, description, price, discount, image, available };
}

/** The columns of recorded fields that an admin can change; those that are not there stay undefined. */
export function columnsOf(fields: ChangedFields | null): ProductChanges {
  const { name, description, price, discount, available } = fields ?? {};
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(typeof price === 'number' && { price_paise: rupeesToPaise(price) }),
    ...(typeof discount === 'number' && { discount_bp: percentToBasisPoints(discount) }),
    ...(typeof available === 'number' && { is_available: available === 1 }),
  };
}

/** What an admin can change of a product; what is undefined stays. */
export interface ProductChanges {
  name?: string | undefined;
  description?: string | undefined;
  price_paise?: number | undefined;
  discount_bp?: number | undefined;
  is_available?: boolean | undefined;
}
