import { basisPointsToPercent, paiseToRupees } from '@namma/contract/money';
import type { Product } from '@namma/contract/schemas/catalogue';
import type { ProductRow } from '../../db/types.ts';

export type PresentableProduct = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'category'
  | 'description'
  | 'price_paise'
  | 'discount_bp'
  | 'image'
  | 'rating'
  | 'is_available'
  | 'buy_counts'
  | 'deleted_at'
>;

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
