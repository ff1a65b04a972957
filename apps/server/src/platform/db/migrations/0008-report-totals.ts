import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Totals for the reports: sales also by category, and memberships by the days on which they start and end. */
export const reportTotals: Migration = {
  up: (db) => runSql(db, quiet, tables, orderTotals, membershipTotals, rowsSoFar),
};

// Another process may still write while this runs; it waits until the totals of the rows so far are there.
const quiet = `
lock table orders, memberships in share row exclusive mode;
`;

const tables = `
drop table sales_totals;
create table sales_totals (
  -- the gym's day on which it was ordered
  day date not null,
  category text not null check (category in ('wheyprotein', 'prepostworkout', 'fitfood')),
  slot smallint not null,
  goods_paise numeric not null,
  orders bigint not null,
  primary key (day, category, slot)
) with (fillfactor = 50);

-- Payed memberships by day.
create table membership_totals (
  day date not null,
  slot smallint not null,
  -- those whose first day it is
  started bigint not null,
  -- those whose last day it is
  ended bigint not null,
  -- those of them that no later one of the same member follows, and their prices
  renewable bigint not null,
  renewable_paise numeric not null,
  primary key (day, slot)
) with (fillfactor = 50);

-- Each member's payed membership that ends last. Without references, because its rows follow those of memberships.
create table last_memberships (
  user_id integer primary key,
  membership_id integer not null,
  end_date date not null,
  total_paise integer not null
);
`;

// The category of a product never changes.
const orderTotals = `
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
    insert into sales_totals as kept (day, category, slot, goods_paise, orders)
      select gym_day(created_at), (select category from products where id = product_id), user_id % 8,
        sum(quantity::bigint * unit_price_paise), count(*)
      from added where cancelled_at is null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (day, category, slot) do update
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
    insert into sales_totals as kept (day, category, slot, goods_paise, orders)
      select day, (select category from products where id = product_id), slot, sum(paise), sum(number)
      from (
          select gym_day(created_at), product_id, user_id % 8, sum(quantity::bigint * unit_price_paise), count(*)
            from added where cancelled_at is null group by 1, 2, 3
          union all
          select gym_day(created_at), product_id, user_id % 8, -sum(quantity::bigint * unit_price_paise), -count(*)
            from removed where cancelled_at is null group by 1, 2, 3
        ) as change (day, product_id, slot, paise, number)
      group by 1, 2, 3 having sum(number) <> 0 or sum(paise) <> 0 order by 1, 2, 3
      on conflict (day, category, slot) do update
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
    insert into sales_totals as kept (day, category, slot, goods_paise, orders)
      select gym_day(created_at), (select category from products where id = product_id), user_id % 8,
        -sum(quantity::bigint * unit_price_paise), -count(*)
      from removed where cancelled_at is null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (day, category, slot) do update
        set goods_paise = kept.goods_paise + excluded.goods_paise, orders = kept.orders + excluded.orders;
    delete from sales_totals where orders = 0 and day in (select gym_day(created_at) from removed);
    return null;
  end $$;
`;

const membershipTotals = `
-- Updates the last payed memberships of these members, whose rows in users the caller has locked.
-- Returns what that changes in membership_totals.
create function keep_last_memberships(people integer[])
  returns table (day date, slot integer, renewable integer, renewable_paise bigint) language plpgsql as $$
  begin
    return query
      select was.end_date, was.user_id % 8, -1, -was.total_paise::bigint
      from last_memberships as was where was.user_id = any(people);
    delete from last_memberships where user_id = any(people);
    return query
      with last as (
        insert into last_memberships (user_id, membership_id, end_date, total_paise)
          select distinct on (user_id) user_id, id, end_date, total_paise from memberships
          where user_id = any(people) and payment_status = 'payed'
          order by user_id, end_date desc, id desc
          returning *
      )
      select last.end_date, last.user_id % 8, 1, last.total_paise::bigint from last;
  end $$;

create or replace function tally_memberships_insert() returns trigger language plpgsql as $$
  declare
    people constant integer[] := array(select distinct user_id from added where payment_status = 'payed');
  begin
    perform from users where id = any(people) order by id for no key update;
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'membership_status', payment_status, user_id % 8, 1 from added
          union all select 'membership_type', type, user_id % 8, 1 from added
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    if people = '{}' then return null; end if;
    insert into membership_totals as kept (day, slot, started, ended, renewable, renewable_paise)
      select day, slot, sum(started), sum(ended), sum(renewable), sum(renewable_paise)
      from (
          select start_date, user_id % 8, 1, 0, 0, 0 from added where payment_status = 'payed'
          union all select end_date, user_id % 8, 0, 1, 0, 0 from added where payment_status = 'payed'
          union all select day, slot, 0, 0, renewable, renewable_paise from keep_last_memberships(people)
        ) as change (day, slot, started, ended, renewable, renewable_paise)
      group by day, slot order by day, slot
      on conflict (day, slot) do update
        set started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
          renewable = kept.renewable + excluded.renewable,
          renewable_paise = kept.renewable_paise + excluded.renewable_paise;
    return null;
  end $$;

create or replace function tally_memberships_update() returns trigger language plpgsql as $$
  declare
    people constant integer[] := array(
      select user_id from added where payment_status = 'payed'
      union select user_id from removed where payment_status = 'payed');
  begin
    perform from users where id = any(people) order by id for no key update;
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'membership_status', payment_status, user_id % 8, 1 from added
          union all select 'membership_type', type, user_id % 8, 1 from added
          union all select 'membership_status', payment_status, user_id % 8, -1 from removed
          union all select 'membership_type', type, user_id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    if people = '{}' then return null; end if;
    insert into membership_totals as kept (day, slot, started, ended, renewable, renewable_paise)
      select day, slot, sum(started), sum(ended), sum(renewable), sum(renewable_paise)
      from (
          select start_date, user_id % 8, 1, 0, 0, 0 from added where payment_status = 'payed'
          union all select end_date, user_id % 8, 0, 1, 0, 0 from added where payment_status = 'payed'
          union all select start_date, user_id % 8, -1, 0, 0, 0 from removed where payment_status = 'payed'
          union all select end_date, user_id % 8, 0, -1, 0, 0 from removed where payment_status = 'payed'
          union all select day, slot, 0, 0, renewable, renewable_paise from keep_last_memberships(people)
        ) as change (day, slot, started, ended, renewable, renewable_paise)
      group by day, slot
      having sum(started) <> 0 or sum(ended) <> 0 or sum(renewable) <> 0 or sum(renewable_paise) <> 0
      order by day, slot
      on conflict (day, slot) do update
        set started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
          renewable = kept.renewable + excluded.renewable,
          renewable_paise = kept.renewable_paise + excluded.renewable_paise;
    return null;
  end $$;

create or replace function tally_memberships_delete() returns trigger language plpgsql as $$
  declare
    people constant integer[] := array(select distinct user_id from removed where payment_status = 'payed');
  begin
    perform from users where id = any(people) order by id for no key update;
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'membership_status', payment_status, user_id % 8, -1 from removed
          union all select 'membership_type', type, user_id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    if people = '{}' then return null; end if;
    insert into membership_totals as kept (day, slot, started, ended, renewable, renewable_paise)
      select day, slot, sum(started), sum(ended), sum(renewable), sum(renewable_paise)
      from (
          select start_date, user_id % 8, -1, 0, 0, 0 from removed where payment_status = 'payed'
          union all select end_date, user_id % 8, 0, -1, 0, 0 from removed where payment_status = 'payed'
          union all select day, slot, 0, 0, renewable, renewable_paise from keep_last_memberships(people)
        ) as change (day, slot, started, ended, renewable, renewable_paise)
      group by day, slot order by day, slot
      on conflict (day, slot) do update
        set started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
          renewable = kept.renewable + excluded.renewable,
          renewable_paise = kept.renewable_paise + excluded.renewable_paise;
    return null;
  end $$;
`;

const rowsSoFar = `
insert into sales_totals (day, category, slot, goods_paise, orders)
  select gym_day(orders.created_at), category, user_id % 8, sum(quantity::bigint * unit_price_paise), count(*)
  from orders join products on products.id = product_id
  where cancelled_at is null
  group by 1, 2, 3;
insert into last_memberships (user_id, membership_id, end_date, total_paise)
  select distinct on (user_id) user_id, id, end_date, total_paise from memberships
  where payment_status = 'payed'
  order by user_id, end_date desc, id desc;
insert into membership_totals (day, slot, started, ended, renewable, renewable_paise)
  select day, slot, sum(started), sum(ended), sum(renewable), sum(renewable_paise)
  from (
      select start_date, user_id % 8, 1, 0, 0, 0 from memberships where payment_status = 'payed'
      union all select end_date, user_id % 8, 0, 1, 0, 0 from memberships where payment_status = 'payed'
      union all select end_date, user_id % 8, 0, 0, 1, total_paise from last_memberships
    ) as change (day, slot, started, ended, renewable, renewable_paise)
  group by day, slot;
`;
