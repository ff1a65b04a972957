import { basisPointsToPercent, paiseToRupees } from '@namma/contract/money';
import type { Product } from '@namma/contract/schemas/catalogue';
import type { ChangedFields } from '@namma/contract/schemas/desk';
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

/** What an admin can set, as the record of changes shows it. */
export function recordedFields(row: PresentableProduct): ChangedFields {
  const { name, category, description, price, discount, image, available } = presentProduct(row);
  return { name, category, description, price, discount, image, available };
}
