import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/types.ts';

const anyOf = (ids: readonly number[]) => sql`any(${[...ids]}::int[])`;

/** Lists movements of products after their first count, and later batches. */
export const listFurtherMoves = async (tx: Tx, ids: readonly number[]) =>
  (
    await sql<{ table: string; count: number }>`
      select 'stock_moves' as table, count(*)::integer as count from stock_moves as move
        where product_id = ${anyOf(ids)}
          and id > (select min(id) from stock_moves as first where first.product_id = move.product_id)
      union all
      select 'stock_batches', count(*)::integer from stock_batches as batch
        where product_id = ${anyOf(ids)} and id is distinct from (
          select batch_id from stock_moves as first where first.product_id = batch.product_id order by first.id limit 1
        )`.execute(tx)
  ).rows.filter(({ count }) => count > 0);

/** Deletes the first counts of products whose import is undone. The database allows it in no other case. */
export async function deleteFirstCounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from stock_moves where product_id = ${anyOf(ids)}`.execute(tx);
  await sql`delete from stock_batches where product_id = ${anyOf(ids)}`.execute(tx);
  await sql`delete from product_stock where product_id = ${anyOf(ids)}`.execute(tx);
}
