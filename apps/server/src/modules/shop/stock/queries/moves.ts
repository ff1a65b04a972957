import type { Day } from '@namma/contract/days/dates';
import type { StockMoveKind } from '@namma/contract/stock/rules';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import { piecesFor } from './fragments.ts';

/** Starts tracking a product; does nothing if it is already tracked. */
export const insertStock = (db: Db, productId: number) =>
  db
    .insertInto('product_stock')
    .values({ product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Finds the stock on hand; undefined while it is not tracked. */
export const findStock = (db: Db, productId: number) =>
  db.selectFrom('product_stock').select('on_hand').where('product_id', '=', productId).executeTakeFirst();

interface BatchKey {
  productId: number;
  lot: string | null;
  bestBefore: Day | null;
  madeOn: Day | null;
}

/** Finds or adds the batch with exactly this lot and these days. */
export async function putBatch(db: Db, { productId, lot, bestBefore, madeOn }: BatchKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into stock_batches (product_id, lot, best_before, made_on)
      values (${productId}::int, ${lot}::text, ${bestBefore}::date, ${madeOn}::date)
      on conflict on constraint stock_batches_once do nothing returning id
    )
    select id from added
    union all
    select id from stock_batches where product_id = ${productId}::int and lot is not distinct from ${lot}::text
      and best_before is not distinct from ${bestBefore}::date and made_on is not distinct from ${madeOn}::date`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A batch was neither added nor found');
  return row.id;
}

interface Move {
  productId: number;
  batchId: number | null;
  delta: number;
  kind: StockMoveKind;
  by: number;
  reason: string | null;
  at: Date;
}

export const insertMove = (db: Db, { productId, batchId, delta, kind, by, reason, at }: Move) =>
  db
    .insertInto('stock_moves')
    .values({ product_id: productId, batch_id: batchId, delta, kind, made_by: by, reason, at })
    .execute();

interface Removal {
  productId: number;
  quantity: number;
  /** Only this lot; any when undefined. */
  lot: string | undefined;
  kind: 'damage' | 'count';
  by: number;
  reason: string;
  at: Date;
}

/**
 * Removes pieces, those that expire first.
 * @returns how many were available
 */
export async function removePieces(db: Db, removal: Removal): Promise<number> {
  const { productId, quantity, lot, kind, by, reason, at } = removal;
  const { rows } = await sql<{ delta: number }>`
    insert into stock_moves (product_id, batch_id, delta, kind, made_by, reason, at)
    select ${productId}::int, batch_id, -pieces, ${kind}, ${by}::int, ${reason}, ${at}::timestamptz
    from ${piecesFor(
      { productId: sql`${productId}::int`, quantity: sql`${quantity}::bigint` },
      lot === undefined
        ? { batches: sql<boolean>`true`, isUnbatchedIncluded: true }
        : { batches: sql<boolean>`lot = ${lot}`, isUnbatchedIncluded: false },
    )} as piece
    returning delta`.execute(db);
  return rows.reduce((sum, { delta }) => sum - delta, 0);
}

/** Counts the pieces of a lot on hand. */
export async function countLot(db: Db, productId: number, lot: string): Promise<number> {
  const { pieces } = await db
    .selectFrom('stock_batches')
    .select(sql<number>`coalesce(sum(on_hand), 0)`.as('pieces'))
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .executeTakeFirstOrThrow();
  return pieces;
}

/**
 * Returns pieces of an order to where they came from, last taken first, and never more than are still out.
 * @returns the product, if it was tracked when it was ordered
 */
export async function insertMovesBack(
  db: Db,
  { orderId, pieces }: { orderId: number; pieces: number },
  kind: 'cancel' | 'return',
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    with taken as (
      select product_id, batch_id, -sum(delta) as pieces, min(id) as first from stock_moves
      where order_id = ${orderId}::int group by product_id, batch_id having sum(delta) < 0
    ), counted as (
      select *, sum(pieces) over (order by first desc) - pieces as before from taken
    )
    insert into stock_moves (product_id, batch_id, delta, kind, order_id, at)
    select product_id, batch_id, least(pieces, ${pieces}::int - before), ${kind}, ${orderId}::int, ${at}::timestamptz
    from counted where before < ${pieces}::int order by first
    returning product_id`.execute(db);
  return rows[0]?.product_id;
}
