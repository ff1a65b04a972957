export const stock = String.raw`
-- A product without a row is untracked, and may be sold without limit.
create table product_stock (
  product_id integer primary key references products,
  -- the sum of its movements
  on_hand bigint not null default 0 check (on_hand >= 0),
  -- the pieces without a batch
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

-- Append-only. The sum of delta is the stock on hand.
create table stock_moves (
  id bigint generated always as identity primary key,
  product_id integer not null references product_stock,
  -- null: without a batch
  batch_id integer references stock_batches,
  delta bigint not null,
  kind text not null check (kind in ('receive', 'order', 'cancel', 'return', 'damage', 'count')),
  order_id integer references orders,
  -- the admin; null for orders and their cancellations
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
create index stock_moves_of_batch on stock_moves (batch_id) where batch_id is not null;
create index stock_moves_by_maker on stock_moves (made_by) where made_by is not null;
create trigger stock_moves_are_only_added_to before update or delete or truncate on stock_moves
  for each statement execute function refuse_rewriting();

-- Trigger: the stock on hand must follow the movements whatever statement writes them, including manual ones. Rows are
-- written in order of their ids, after their product is locked.
create function add_up_stock() returns trigger language plpgsql as $$
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
create trigger stock_moves_are_added_up after insert on stock_moves referencing new table as added
  for each statement execute function add_up_stock();
`;
