import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Product } from '@namma/contract/catalogue/schemas';
import {
  basisPointsToPercent,
  paiseToRupees,
  percentToBasisPoints,
  rupeesToPaise,
} from '@namma/contract/money';
import type { ProductRow } from '../../../platform/db/types.ts';

/** The columns of a Product, also selected by carts and orders. */
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
  'products.sellable',
  'products.buy_counts',
  'products.deleted_at',
] as const;

type ColumnOf<Path> = Path extends `products.${infer Column extends keyof ProductRow}` ? Column : never;
export type PresentableProduct = Pick<ProductRow, ColumnOf<(typeof productColumns)[number]>>;

/**
 * Presents a row as the Product of SPEC section 3, with rupees and percent. It is available when an admin offers it, it
 * is in stock or not tracked (D68), and not deleted (D22).
 */
export const presentProduct = (row: PresentableProduct): Product => ({
  productId: row.id,
  name: row.name,
  category: row.category,
  description: row.description,
  image: row.image,
  rating: row.rating,
  ...presentOffer(row),
  buyCounts: row.buy_counts,
});

type OfferedProduct = Pick<
  PresentableProduct,
  'price_paise' | 'discount_bp' | 'is_available' | 'sellable' | 'deleted_at'
>;

/** Presents the price of a product, and if it can be ordered. */
export const presentOffer = (row: OfferedProduct): Pick<Product, 'price' | 'discount' | 'available'> => ({
  price: paiseToRupees(row.price_paise),
  discount: basisPointsToPercent(row.discount_bp),
  available: row.is_available && row.sellable !== 0 && row.deleted_at === null ? 1 : 0,
});

/** A product with its version, the number of changes by admins. */
export type VersionedProduct = PresentableProduct & Pick<ProductRow, 'version'>;

/** The fields that an admin can set, for the activity log. */
export function loggedFields(row: PresentableProduct): ChangedFields {
  const { name, category, description, price, discount, image } = presentProduct(row);
  return { name, category, description, price, discount, image, available: row.is_available ? 1 : 0 };
}

/** Maps logged fields to the columns that an admin can change; other columns are undefined. */
export function columnsOf(fields: ChangedFields | null): ProductChanges {
  const { name, description, price, discount, image, available } = fields ?? {};
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(typeof price === 'number' && { price_paise: rupeesToPaise(price) }),
    ...(typeof discount === 'number' && { discount_bp: percentToBasisPoints(discount) }),
    ...(typeof image === 'string' && { image }),
    ...(typeof available === 'number' && { is_available: available === 1 }),
  };
}

/** An admin's changes to a product; undefined fields are unchanged. */
export interface ProductChanges {
  name?: string | undefined;
  description?: string | undefined;
  price_paise?: number | undefined;
  discount_bp?: number | undefined;
  image?: string | undefined;
  is_available?: boolean | undefined;
  origin?: string | null | undefined;
  cost_paise?: number | null | undefined;
}
