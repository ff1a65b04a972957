import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Orders that were taken back leave the counts and lists of a status, as cancelled ones do. */
export const returnedOrders: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- Another process may still write while this runs; it waits until the counts follow the new rule.
lock table orders in share row exclusive mode;

-- A list of one status leaves cancelled and returned orders out; the indexes answer it without reading the table.
drop index orders_by_status;
create index orders_by_status on orders (order_status, id desc) where cancelled_at is null and returned_at is null;
create index orders_returned on orders (id desc) where returned_at is not null;

do $$
  declare
    name text;
  begin
    foreach name in array array['tally_orders_insert', 'tally_orders_update', 'tally_orders_delete'] loop
      execute replace(pg_get_functiondef(name::regproc),
        'case when cancelled_at is null then order_status else ''Cancelled'' end',
        'case when cancelled_at is not null then ''Cancelled'' when returned_at is not null then ''Returned'' else order_status end');
    end loop;
  end $$;

insert into tallies as kept (kind, key, slot, total)
  select 'order_status', key, slot, sum(amount)
  from (
      select order_status, user_id % 8, -1 from orders where returned_at is not null
      union all select 'Returned', user_id % 8, 1 from orders where returned_at is not null
    ) as change (key, slot, amount)
  group by key, slot order by key, slot
  on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
`;
