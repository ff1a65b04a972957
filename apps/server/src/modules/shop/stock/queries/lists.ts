import { parseBarcode } from '@namma/contract/codes/barcodes';
import { type Day, days } from '@namma/contract/days/dates';
import { LOW_STOCK, SALES_RATE_DAYS, type StockList } from '@namma/contract/stock/rules';
import { type RawBuilder, sql } from 'kysely';
import { textContains } from '../../../../platform/db/lists/text-match.ts';
import { withinCalendar } from '../../../../platform/db/stored-days.ts';
import type { Db } from '../../../../platform/db/types.ts';
import type { MoveRow, StockRow } from '../present.ts';

/** The days that define ageing, expiring and unsellable batches. */
export interface StockDays {
  now: Date;
  /** Best-before days up to here are ageing. */
  ageingBy: Day;
  /** Batches with a last delivery day up to here are expiring. */
  expiringBy: Day;
}

const hasBatch = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from stock_batches as batch
  where batch.product_id = products.id and batch.on_hand > 0 and ${condition})`;
const conditionOf = (
  list: StockList,
  { ageingBy, expiringBy }: StockDays,
  low: number,
): RawBuilder<boolean> =>
  ({
    all: sql<boolean>`true`,
    low: sql<boolean>`products.sellable <= ${low}`,
    ageing: hasBatch(sql`best_before <= ${ageingBy}::date`),
    expiring: hasBatch(sql`deliver_by <= ${expiringBy}::date`),
  })[list];

/** By name, or most urgent first. */
const orderOf = (list: StockList): RawBuilder<unknown> =>
  ({
    all: sql`products.name, products.id`,
    low: sql`products.sellable, products.id`,
    ageing: sql`(select min(best_before) from stock_batches where product_id = products.id and on_hand > 0), products.id`,
    expiring: sql`(select min(deliver_by) from stock_batches where product_id = products.id and on_hand > 0), products.id`,
  })[list];

const stockOf = (now: Date) => sql`
  products.id, products.name, products.image, product_stock.on_hand, products.sellable,
  (select count(*)::int from restock_subscriptions where product_id = products.id and notified_at is null) as waiting,
  product_stock.on_hand * products.displayed_rupees * 100 as value_paise,
  (select greatest(0, coalesce(-sum(delta), 0)) from stock_moves
    where stock_moves.product_id = products.id and kind in ('order', 'cancel')
      and at > ${new Date(now.getTime() - days(SALES_RATE_DAYS))}) as sold_lately,
  coalesce((select jsonb_agg(
      jsonb_build_object('lot', lot, 'best_before', ${withinCalendar(sql`best_before`)},
        'made_on', ${withinCalendar(sql`made_on`)}, 'on_hand', batch.on_hand)
      order by best_before nulls last, batch.id)
    from stock_batches as batch where batch.product_id = products.id and batch.on_hand > 0), '[]') as batches`;

interface Asked extends StockDays {
  list: StockList;
  q: string | undefined;
  low: number;
  limit: number;
  offset: number;
}

const isNamed = (q: string | undefined) =>
  q ? sql<boolean>`(${textContains('products.searched', q)} or ${hasBarcode(q)})` : sql<boolean>`true`;

const hasBarcode = (q: string) => {
  const barcode = parseBarcode(q);
  return barcode === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from product_attributes
        where product_attributes.product_id = products.id and product_attributes.barcode = ${barcode})`;
};

/** Lists a page of tracked products in the shop. */
export async function listStock(db: Db, asked: Asked): Promise<StockRow[]> {
  const { list, q, low, limit, offset, now } = asked;
  const { rows } = await sql<StockRow>`
    select ${stockOf(now)}
    from product_stock join products on products.id = product_stock.product_id
    where products.deleted_at is null and ${isNamed(q)} and ${conditionOf(list, asked, low)}
    order by ${orderOf(list)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Counts the tracked products that match the text, in total and in each list. */
export async function countStockLists(
  db: Db,
  asked: Pick<Asked, 'q' | 'low' | 'now' | 'ageingBy' | 'expiringBy'>,
): Promise<Record<StockList, number>> {
  const count = (list: StockList) =>
    sql<number>`(count(*) filter (where ${conditionOf(list, asked, asked.low)}))::int`;
  const { rows } = await sql<Record<StockList, number>>`
    select count(*)::int as "all", ${count('low')} as low, ${count('ageing')} as ageing, ${count('expiring')} as expiring
    from product_stock join products on products.id = product_stock.product_id
    where products.deleted_at is null and ${isNamed(asked.q)}`.execute(db);
  return rows[0] ?? { all: 0, low: 0, ageing: 0, expiring: 0 };
}

/** Counts the products of the list of low stock, with the names of the first ones. */
export async function listLowStock(db: Db, most: number): Promise<{ count: number; names: string[] }> {
  const { rows } = await sql<{ count: number; name: string }>`
    select (count(*) over ())::int as count, name
    from product_stock join products on products.id = product_stock.product_id
    where products.deleted_at is null and products.sellable <= ${LOW_STOCK}
    order by ${orderOf('low')} limit ${most}`.execute(db);
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
}

/** Finds the stock of one product; undefined while it is not tracked. */
export async function findStockDetails(db: Db, productId: number, now: Date): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    select ${stockOf(now)}
    from product_stock join products on products.id = product_stock.product_id
    where products.id = ${productId}`.execute(db);
  return rows[0];
}

/** Lists the stock movements of a product, newest first. */
export async function listMoves(
  db: Db,
  { productId, limit, offset }: { productId: number; limit: number; offset: number },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select move.id, move.at, kind, delta, move.on_hand, lot, best_before, order_id, users.email as made_by, reason,
      (select min(line.id) from orders join orders as line on line.checkout_id = orders.checkout_id
        where orders.id = order_id) as first_order_id
    from (
      select stock_moves.*, product_stock.on_hand - coalesce(sum(delta) over (
        order by at desc, id desc rows between unbounded preceding and 1 preceding), 0) as on_hand
      from stock_moves join product_stock on product_stock.product_id = stock_moves.product_id
      where stock_moves.product_id = ${productId}
      order by at desc, id desc limit ${limit} offset ${offset}
    ) as move
      left join stock_batches on stock_batches.id = batch_id
      left join users on users.id = made_by
    order by move.at desc, move.id desc`.execute(db);
  return rows;
}

export async function countMoves(db: Db, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stock_moves')
    .select(sql<number>`count(*)`.as('count'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the name of a current or former product. */
export const findProductName = (db: Db, productId: number) =>
  db.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirst();
