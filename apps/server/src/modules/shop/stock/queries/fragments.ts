import type { Day } from '@namma/contract/days/dates';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the pieces that `wanted`, a row of the enclosing statement, takes: from the batches that expire first, then
 * from pieces without a batch. Rows of `batch_id` and `pieces`.
 * @param where restricts the batches
 */
export const piecesFor = (
  wanted: { productId: RawBuilder<number>; quantity: RawBuilder<number> },
  where: { batches: RawBuilder<boolean>; isUnbatchedIncluded: boolean },
) => sql`(
  select batch_id, least(on_hand, ${wanted.quantity} - taken_before) as pieces
  from (
    select batch_id, on_hand, coalesce(sum(on_hand) over (
      order by best_before nulls last, batch_id nulls last rows between unbounded preceding and 1 preceding), 0) as taken_before
    from (
      select id as batch_id, on_hand, best_before from stock_batches
      where product_id = ${wanted.productId} and on_hand > 0 and ${where.batches}
      union all
      select null, unbatched, null from product_stock
      where product_id = ${wanted.productId} and unbatched > 0 and ${sql.lit(where.isUnbatchedIncluded)}
    ) as lying
  ) as summed
  where taken_before < ${wanted.quantity})`;

/**
 * SQL for an INSERT, as part of the statement that places orders: takes their pieces of tracked products.
 * @param placed SQL for rows of `id`, `product_id` and `quantity`, of products that the transaction has locked
 * @param deliveryDay excludes batches that must be delivered before that day
 */
export const orderMovesInsert = (
  placed: RawBuilder<object>,
  deliveryDay: Day | RawBuilder<Day>,
  at: Date | string,
) => sql<object>`
  insert into stock_moves (product_id, batch_id, delta, kind, order_id, at)
  select sold.product_id, piece.batch_id, -piece.pieces, 'order', sold.id, ${at}::timestamptz
  from ${placed} as sold cross join lateral ${piecesFor(
    { productId: sql`sold.product_id`, quantity: sql`sold.quantity` },
    {
      batches: sql<boolean>`(deliver_by is null or deliver_by >= ${deliveryDay}::date)`,
      isUnbatchedIncluded: true,
    },
  )} as piece`;
