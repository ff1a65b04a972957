import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Orders that are cancelled before they arrive: they keep their status and leave sales, counts and lists of a status. */
export const orderCancellations: Migration = {
  up: (db) => runSql(db, columns, life, totals, record),
};

const columns = String.raw`
alter table orders
  add column cancelled_at timestamptz,
  add column cancelled_by integer references users,
  -- kept here rather than in the record of changes, because a person wrote it and may want it erased
  add column cancel_reason text check (char_length(cancel_reason) between 1 and 200),
  add constraint cancelled_by_someone check ((cancelled_at is null) = (cancelled_by is null)),
  add constraint only_cancelled_has_a_reason check (cancel_reason is null or cancelled_at is not null),
  add constraint cancelled_before_the_round check (cancelled_at is null or order_status in ('Pending', 'Transit'));

-- A list of one status leaves cancelled orders out; both indexes answer it without reading the table.
drop index orders_by_status;
create index orders_by_status on orders (order_status, id desc) where cancelled_at is null;
create index orders_cancelled on orders (id desc) where cancelled_at is not null;
create index orders_by_canceller on orders (cancelled_by) where cancelled_by is not null;
drop index orders_of_product;
create index orders_of_product on orders (product_id, id desc) include (order_status, cancelled_at);
`;

const life = String.raw`
create or replace function guard_order_life() returns trigger language plpgsql as $$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
    if old.cancelled_at is not null
       and (new.order_status, new.cancelled_at, new.cancelled_by)
         is distinct from (old.order_status, old.cancelled_at, old.cancelled_by) then
      raise exception 'order % is cancelled', old.id using errcode = 'check_violation';
    end if;
    if new.order_status <> old.order_status
       and abs(array_position(steps, new.order_status) - array_position(steps, old.order_status)) <> 1 then
      raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status
        using errcode = 'check_violation';
    end if;
    if old.rating is not null and new.rating is distinct from old.rating then
      raise exception 'order % is rated already', old.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
`;

const totals = String.raw`
create or replace function tally_orders_insert() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', case when cancelled_at is null then order_status else 'Cancelled' end, user_id % 8, 1
            from added
          union all select 'sales', 'goods_paise', user_id % 8, quantity::bigint * unit_price_paise
            from added where cancelled_at is null
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    insert into sales_totals as kept (day, slot, goods_paise, orders)
      select gym_day(created_at), user_id % 8, sum(quantity::bigint * unit_price_paise), count(*)
      from added where cancelled_at is null
      group by 1, 2 order by 1, 2
      on conflict (day, slot) do update
        set goods_paise = kept.goods_paise + excluded.goods_paise, orders = kept.orders + excluded.orders;
    return null;
  end $$;

create or replace function tally_orders_update() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', case when cancelled_at is null then order_status else 'Cancelled' end, user_id % 8, 1
            from added
          union all select 'sales', 'goods_paise', user_id % 8, quantity::bigint * unit_price_paise
            from added where cancelled_at is null
          union all
          select 'order_status', case when cancelled_at is null then order_status else 'Cancelled' end, user_id % 8, -1
            from removed
          union all select 'sales', 'goods_paise', user_id % 8, -quantity::bigint * unit_price_paise
            from removed where cancelled_at is null
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    insert into sales_totals as kept (day, slot, goods_paise, orders)
      select day, slot, sum(paise), sum(number)
      from (
          select gym_day(created_at), user_id % 8, quantity::bigint * unit_price_paise, 1
            from added where cancelled_at is null
          union all select gym_day(created_at), user_id % 8, -quantity::bigint * unit_price_paise, -1
            from removed where cancelled_at is null
        ) as change (day, slot, paise, number)
      group by day, slot having sum(number) <> 0 or sum(paise) <> 0 order by day, slot
      on conflict (day, slot) do update
        set goods_paise = kept.goods_paise + excluded.goods_paise, orders = kept.orders + excluded.orders;
    return null;
  end $$;

create or replace function tally_orders_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', case when cancelled_at is null then order_status else 'Cancelled' end, user_id % 8, -1
            from removed
          union all select 'sales', 'goods_paise', user_id % 8, -quantity::bigint * unit_price_paise
            from removed where cancelled_at is null
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    perform from sales_totals
      where (day, slot) in (select gym_day(created_at), user_id % 8 from removed)
      order by day, slot for update;
    update sales_totals as kept
      set goods_paise = kept.goods_paise - gone.goods_paise, orders = kept.orders - gone.orders
      from (
        select gym_day(created_at) as day, user_id % 8 as slot,
          sum(quantity::bigint * unit_price_paise) as goods_paise, count(*) as orders
        from removed where cancelled_at is null group by 1, 2
      ) as gone
      where kept.day = gone.day and kept.slot = gone.slot;
    delete from sales_totals where orders = 0 and day in (select gym_day(created_at) from removed);
    return null;
  end $$;
`;

const record = String.raw`
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'membership payed', 'query answered', 'change undone',
  'mail sent again', 'admin created', 'admin disabled'));
`;
