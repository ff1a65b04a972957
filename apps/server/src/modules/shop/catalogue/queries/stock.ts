import type { Day } from '@namma/contract/days/dates';
import { DELIVERY_DAYS_MOST } from '@namma/contract/settings/values';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';
import { lastDeliveryOn } from '../../../core/settings/api.ts';

/** Recounts the sellable stock of locked products on an IST day. */
export const recountSellable = (db: Db, ids: readonly number[], day: Day) =>
  writeSellable(db, sql`any(${[...ids]}::int[])`, lastDeliveryOn(day));

/** SQL that writes the sellable stock, and the last delivery day for which it is valid. */
const writeSellable = (db: Db, ids: RawBuilder<unknown>, deliveryDay: RawBuilder<Day>) =>
  sql`
    update products set sellable = counted.sellable, sellable_until = counted.until
    from (
      select product_stock.product_id,
        product_stock.on_hand - coalesce(sum(batch.on_hand) filter (where deliver_by < latest.day), 0) as sellable,
        min(deliver_by) filter (where deliver_by >= latest.day) as until
      from (select ${deliveryDay} as day) as latest cross join product_stock
        left join stock_batches as batch on batch.product_id = product_stock.product_id and batch.on_hand > 0
      where product_stock.product_id = ${ids}
      group by product_stock.product_id
    ) as counted
    where products.id = counted.product_id
      and (products.sellable, products.sellable_until) is distinct from (counted.sellable, counted.until)`.execute(
    db,
  );

/**
 * Lists products to recount on an IST day, in order of their ids: a batch has become too old to be delivered, or is
 * fresh enough again because orders arrive sooner.
 */
export async function listOutdated(db: Db, day: Day, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with latest as materialized (select ${lastDeliveryOn(day)} as day)
    select id from products where sellable_until < (select day from latest)
    union
    select products.id from stock_batches join products on products.id = product_id
    where on_hand > 0 and deliver_by >= (select day from latest)
      and deliver_by < (select day from latest) + ${sql.lit(DELIVERY_DAYS_MOST)}::int
      and (sellable_until is null or deliver_by < sellable_until)
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
