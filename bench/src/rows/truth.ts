import { priceBands, ratingFilters } from '@namma/contract/catalogue';
import type { ProductListQuery } from '@namma/contract/schemas/catalogue';
import type { Database } from '../shop/database.ts';

/**
 * What is right, by the plainest statement that says it: no index is asked for, nothing is shared with the product but the
 * tables.
 */

export interface TrueProduct {
  id: number;
  name: string;
  category: string;
}

export type Filter = Pick<ProductListQuery, 'category' | 'price' | 'rating'>;

/** Only shelves, no searches: those have no single right order. */
function conditionsOf({ category, price, rating }: Filter): string {
  const band = priceBands.find(({ value }) => value === price);
  const stars = ratingFilters.find(({ value }) => value === rating);
  return [
    'deleted_at is null',
    category && `category = '${category}'`,
    band && `displayed_rupees >= ${band.fromRupees}`,
    band?.belowRupees !== undefined && `displayed_rupees < ${band.belowRupees}`,
    stars && `rating >= ${stars.atLeast}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

export const listBestSold = (
  db: Database,
  filter: Filter,
  { limit, offset = 0, also = 'true' }: { limit: number; offset?: number; also?: string },
) =>
  db.query<TrueProduct>(
    `select id, name, category from products where ${conditionsOf(filter)} and ${also}
     order by buy_counts desc, id limit ${limit} offset ${offset}`,
  );

export async function countProducts(db: Database, filter: Filter): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from products where ${conditionsOf(filter)}`,
  );
  return row?.count ?? 0;
}
