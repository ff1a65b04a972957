import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Some pieces of an order are cancelled or come back: they leave its row for one of their own. */
export const partsOfOrders: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table orders
  drop constraint orders_checkout_id_product_id_key,
  -- the order whose pieces these were, when only some of them were cancelled or taken back
  add column split_from integer references orders check (split_from < id);
create unique index orders_one_per_product on orders (checkout_id, product_id) where split_from is null;
create index orders_by_checkout on orders (checkout_id);
create index orders_by_whole on orders (split_from) where split_from is not null;

-- How many pieces come back; null for all of the order.
alter table returns add column quantity integer check (quantity >= 1);
`,
    ),
};
