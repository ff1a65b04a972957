import type { Day } from '@namma/contract/days/dates';
import { type Insertable, sql } from 'kysely';
import { textContains } from '../../../../platform/db/lists/text-match.ts';
import type { ProductTaxTable } from '../../../../platform/db/money-tables.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

interface TaxFilter {
  q?: string | undefined;
  /** Only products without a code and a rate, or with unsure ones. */
  needsReview: boolean;
  /** The IST day of the rates. */
  today: Day;
  /** Only this product. */
  productId?: number;
}

/** Changes with every change of a product's rates, including scheduled ones. */
const version = sql<number>`coalesce((
  select hashtext(string_agg(concat_ws(' ', from_day, hsn, rate_bp, needs_review), ',' order by from_day))
  from product_tax where product_id = products.id), 0)`.as('version');

/** Products of the shop, each with the rate of the day. */
const selectTaxed = (db: Db, { q, needsReview, today, productId }: TaxFilter) => {
  const products = db
    .selectFrom('products')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_tax')
          .selectAll()
          .whereRef('product_tax.product_id', '=', 'products.id')
          .where('from_day', '<=', today)
          .orderBy('from_day', 'desc')
          .limit(1)
          .as('tax'),
      (join) => join.onTrue(),
    )
    .where('products.deleted_at', 'is', null)
    .$if(productId !== undefined, (query) => query.where('products.id', '=', productId ?? 0))
    .$if(needsReview, (query) => query.where(sql<boolean>`coalesce(tax.needs_review, true)`));
  return q ? products.where(sql<boolean>`${textContains('products.searched', q)}`) : products;
};

export const listProductTax = (db: Db, filter: TaxFilter, window: { limit: number; offset: number }) =>
  selectTaxed(db, filter)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_tax')
          .select(['hsn', 'rate_bp', 'from_day'])
          .whereRef('product_tax.product_id', '=', 'products.id')
          .where('from_day', '>', filter.today)
          .orderBy('from_day')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select([
      'products.id',
      'products.name',
      'products.category',
      'tax.hsn',
      'tax.rate_bp',
      'tax.from_day',
      'tax.needs_review',
      version,
      'next.hsn as next_hsn',
      'next.rate_bp as next_rate_bp',
      'next.from_day as next_from_day',
    ])
    .orderBy(sql`coalesce(tax.needs_review, true)`, 'desc')
    .orderBy('products.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();

export async function countProductTax(db: Db, filter: TaxFilter): Promise<number> {
  const { count } = await selectTaxed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the name of a product and locks its tax until the transaction ends. */
export const lockTaxedProduct = (tx: Tx, id: number) =>
  tx
    .selectFrom('products')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds the tax of a product on an IST day. */
export const findProductTax = (db: Db, productId: number, day: Day) =>
  db
    .selectFrom('product_tax')
    .selectAll()
    .where('product_id', '=', productId)
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Inserts a rate, or updates the one with the same first day. */
export const saveProductTax = (
  db: Db,
  { product_id, from_day, ...attributes }: Insertable<ProductTaxTable>,
) =>
  db
    .insertInto('product_tax')
    .values({ product_id, from_day, ...attributes })
    .onConflict((conflict) => conflict.columns(['product_id', 'from_day']).doUpdateSet(attributes))
    .execute();

/** Counts manual changes of the tax of these products; the import that created them does not count. */
export const countTaxChanges = async (tx: Tx, productIds: readonly number[]): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::integer as count from activity
      where action = 'tax set' and subject_type = 'product' and subject_id = any(${[...productIds]}::int[])`.execute(
      tx,
    )
  ).rows[0]?.count ?? 0;

/** Deletes the tax of products whose import is undone. */
export const deleteProductTax = (tx: Tx, productIds: readonly number[]) =>
  sql`delete from product_tax where product_id = any(${[...productIds]}::int[])`.execute(tx);
