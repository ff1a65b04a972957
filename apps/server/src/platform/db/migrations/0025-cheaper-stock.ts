import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Most moves belong to no batch: adding them up no longer looks for batches then. */
export const cheaperStock: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
create or replace function add_up_stock() returns trigger language plpgsql as $$
  begin
    update product_stock as stock set on_hand = stock.on_hand + more.pieces, unbatched = stock.unbatched + more.unbatched
      from (
        select product_id, sum(delta) as pieces, coalesce(sum(delta) filter (where batch_id is null), 0) as unbatched
        from added group by product_id order by product_id
      ) as more
      where stock.product_id = more.product_id;
    if exists (select from added where batch_id is not null) then
      update stock_batches as batch set on_hand = on_hand + more.pieces
        from (
          select batch_id, sum(delta) as pieces from added where batch_id is not null group by batch_id order by batch_id
        ) as more
        where batch.id = more.batch_id;
    end if;
    return null;
  end $$;
`;
