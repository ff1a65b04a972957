import { type ProductSort, priceBands, ratingFilters } from '@namma/contract/catalogue/rules';
import type { ProductListQuery } from '@namma/contract/catalogue/schemas';
import type { Database } from '../shop/database.ts';

/** The right answers, by the simplest possible statements, which share only the tables with the product. */

export interface TrueProduct {
  id: number;
  name: string;
  category: string;
}

export type Filter = Pick<ProductListQuery, 'category' | 'price' | 'rating'>;

/** Categories only: searches have no single right order. */
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

const orders: Record<ProductSort, string> = {
  popular: 'buy_counts desc, id',
  priceUp: 'displayed_rupees, id',
  priceDown: 'displayed_rupees desc, id desc',
  rating: 'rating desc, rating_count desc, id',
  newest: 'id desc',
  origin: 'origin, id',
};

interface Part {
  limit: number;
  offset?: number;
  also?: string;
  sort?: ProductSort | undefined;
}

export const listProducts = (
  db: Database,
  filter: Filter,
  { limit, offset = 0, also = 'true', sort = 'popular' }: Part,
) =>
  db.query<TrueProduct>(
    `select id, name, category from products where ${conditionsOf(filter)} and ${also}
     order by ${orders[sort]} limit ${limit} offset ${offset}`,
  );

/** The number of products that match each filter, in one scan. */
export async function countProducts(db: Database, filters: readonly Filter[]): Promise<number[]> {
  const counts = filters.map((filter) => `count(*) filter (where ${conditionsOf(filter)})::int`);
  const [row] = await db.query<{ counts: number[] }>(
    `select array[${counts.join(', ')}] as counts from products`,
  );
  return row?.counts ?? [];
}

/** How many classes a center has in a week. */
export async function countClasses(db: Database, center: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from class_slots where center = '${center}'`,
  );
  return row?.count ?? 0;
}

/** Who leads the classes of a center. */
export async function listClassCoaches(db: Database, center: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from coaches where center = '${center}' order by id`,
  );
  return rows.map(({ name }) => name);
}
