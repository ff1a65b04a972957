import type { Day } from '@namma/contract/days/dates';
import { type RawBuilder, sql } from 'kysely';
import { demoPeople } from '../../../../platform/db/demo-rows.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

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

/** Subtracts the sales and ratings of demo people from products. Call it before their orders are deleted. */
export const subtractDemoSales = (tx: Tx) =>
  sql`update products
    set buy_counts = buy_counts - coalesce(gone.pieces, 0), rating_count = rating_count - gone.ratings,
      rating_sum = rating_sum - gone.stars
    from (
      select product_id, sum(quantity) filter (where returned_at is null) as pieces, count(rating) as ratings, coalesce(sum(rating), 0) as stars
      from orders where user_id in ${demoPeople} and cancelled_at is null group by product_id
    ) as gone
    where products.id = gone.product_id`.execute(tx);

/** Offers products without limit again that nobody has counted, or only demo people. */
export const offerUncounted = (tx: Tx, ids: readonly number[]) =>
  sql`update products set sellable = null, sellable_until = null
    where id = any(${[...ids]}::int[]) and sellable is not null
      and not exists (select from product_stock where product_id = products.id)`.execute(tx);
