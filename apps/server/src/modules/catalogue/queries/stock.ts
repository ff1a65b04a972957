import type { Day } from '@namma/contract/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/types.ts';

/** Counts what can be sold of these products, which the transaction has locked. */
export const recountSellable = (db: Db, ids: readonly number[], deliveryDay: Day) =>
  writeSellable(db, sql`any(${[...ids]}::int[])`, deliveryDay);

/** SQL that writes what can be sold, and until which day of delivery that is right. */
const writeSellable = (db: Db, ids: RawBuilder<unknown>, deliveryDay: Day) =>
  sql`
    update products set sellable = counted.sellable, sellable_until = counted.until
    from (
      select product_stock.product_id,
        product_stock.on_hand - coalesce(sum(batch.on_hand) filter (where deliver_by < ${deliveryDay}::date), 0) as sellable,
        min(deliver_by) filter (where deliver_by >= ${deliveryDay}::date) as until
      from product_stock
        left join stock_batches as batch on batch.product_id = product_stock.product_id and batch.on_hand > 0
      where product_stock.product_id = ${ids}
      group by product_stock.product_id
    ) as counted
    where products.id = counted.product_id
      and (products.sellable, products.sellable_until) is distinct from (counted.sellable, counted.until)`.execute(
    db,
  );

/** Products of which a batch has become too old to be delivered, in the order of their ids. */
export const listRunOut = (db: Db, deliveryDay: Day, most: number) =>
  db
    .selectFrom('products')
    .select('id')
    .where('sellable_until', '<', deliveryDay)
    .orderBy('id')
    .limit(most)
    .execute();
