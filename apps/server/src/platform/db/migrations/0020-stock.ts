import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The stock of products: what is on hand, its batches, and every move that led there. */
export const stock: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- A product without a row is not counted, and may be sold without limit.
create table product_stock (
  product_id integer primary key references products,
  -- the sum of its moves
  on_hand bigint not null default 0 check (on_hand >= 0),
  -- how many of these are in no batch
  unbatched bigint not null default 0,
  constraint stock_is_on_hand check (unbatched between 0 and on_hand)
) with (fillfactor = 50);

create table stock_batches (
  id integer generated always as identity primary key,
  product_id integer not null references product_stock,
  lot text check (lot <> ''),
  best_before date,
  made_on date,
  on_hand bigint not null default 0 check (on_hand >= 0),
  -- The last day on which it may be delivered: with 45 days or 30 % of its life left, whichever is less.
  deliver_by date generated always as
    (best_before - least(45, ceil((best_before - made_on) * 3 / 10.0))::integer) stored,
  constraint stock_batches_are_told_apart check (lot is not null or best_before is not null),
  constraint stock_batches_keep_for_a_time check (made_on < best_before),
  constraint stock_batches_once unique nulls not distinct (product_id, lot, best_before, made_on)
) with (fillfactor = 50);
create index stock_batches_by_delivery on stock_batches (deliver_by) where on_hand > 0 and deliver_by is not null;

-- Only ever added to. The sum of delta is what is on hand.
create table stock_moves (
  id bigint generated always as identity primary key,
  product_id integer not null references product_stock,
  -- null: of no batch
  batch_id integer references stock_batches,
  delta bigint not null,
  kind text not null check (kind in ('receive', 'order', 'cancel', 'return', 'damage', 'count')),
  order_id integer references orders,
  -- the admin; null for orders and what becomes of them
  made_by integer references users,
  reason text check (char_length(reason) between 1 and 200),
  at timestamptz not null,
  constraint stock_moves_by_kind check (case
    when kind in ('receive', 'cancel', 'return') then delta > 0
    when kind in ('order', 'damage') then delta < 0
    else true end),
  constraint stock_moves_of_orders check ((kind in ('order', 'cancel', 'return')) = (order_id is not null)),
  constraint stock_moves_with_reason check (kind not in ('damage', 'count') or reason is not null)
);
create index stock_moves_of_product on stock_moves (product_id, at, id);
create index stock_moves_of_order on stock_moves (order_id) where order_id is not null;

-- Trigger: what is on hand must follow the moves whatever statement writes them, also one typed into psql. Rows are
-- written in the order of their ids, after their product is locked.
create function add_up_stock() returns trigger language plpgsql as $$
  begin
    update product_stock as stock set on_hand = stock.on_hand + more.pieces, unbatched = stock.unbatched + more.unbatched
      from (
        select product_id, sum(delta) as pieces, coalesce(sum(delta) filter (where batch_id is null), 0) as unbatched
        from added group by product_id order by product_id
      ) as more
      where stock.product_id = more.product_id;
    update stock_batches as batch set on_hand = on_hand + more.pieces
      from (
        select batch_id, sum(delta) as pieces from added where batch_id is not null group by batch_id order by batch_id
      ) as more
      where batch.id = more.batch_id;
    return null;
  end $$;
create trigger stock_moves_are_added_up after insert on stock_moves referencing new table as added
  for each statement execute function add_up_stock();
create function subtract_stock() returns trigger language plpgsql as $$
  begin
    update product_stock as stock set on_hand = stock.on_hand - gone.pieces, unbatched = stock.unbatched - gone.unbatched
      from (
        select product_id, sum(delta) as pieces, coalesce(sum(delta) filter (where batch_id is null), 0) as unbatched
        from removed group by product_id
      ) as gone
      where stock.product_id = gone.product_id;
    update stock_batches as batch set on_hand = on_hand - gone.pieces
      from (select batch_id, sum(delta) as pieces from removed where batch_id is not null group by batch_id) as gone
      where batch.id = gone.batch_id;
    return null;
  end $$;
create trigger stock_moves_are_subtracted after delete on stock_moves referencing old table as removed
  for each statement execute function subtract_stock();

-- Triggers: nobody may rewrite the moves, at the server's own terminal neither.
create trigger stock_moves_are_not_rewritten before update or truncate on stock_moves
  for each statement execute function refuse_rewriting();
-- Stock that only demo people have counted is demo data as a whole.
create function keep_real_stock_moves() returns trigger language plpgsql as $$
  begin
    if exists (
      select from users where is_demo and id in (
        old.made_by, (select user_id from orders where orders.id = old.order_id))
    ) or not exists (
      select from stock_moves join users on users.id = made_by
      where stock_moves.product_id = old.product_id and not is_demo
    ) then return old; end if;
    raise exception '%: only demo data may be deleted', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger stock_moves_are_kept before delete on stock_moves
  for each row execute function keep_real_stock_moves();

-- How many can be sold: what is on hand without batches that are too old to be delivered; null while not counted.
-- Here, so that lists need no join, and written by the statement that counts the sales.
alter table products
  add column sellable bigint check (sellable >= 0),
  -- the last day of delivery for which that number is right; null while no batch runs out
  add column sellable_until date;
create index products_by_sellable_until on products (sellable_until) where sellable_until is not null;

-- What can be sold is shown, so public answers change with it as they do with sales.
drop trigger products_tell_of_sale on products;
create trigger products_tell_of_sale after update of buy_counts, sellable on products
  for each statement execute function tell_of_sale();

-- Adds to the list of actions, whatever they are by now.
do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute 'alter table activity add constraint activity_action_check '
      || replace(definition, 'ARRAY[', 'ARRAY[''stock received'', ''stock counted'', ''stock written off'', ');
  end $$;
`;
