import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Totals for the reports: payments by day, center and mode, and what is due. */
export const paymentTotals: Migration = {
  up: (db) => runSql(db, quiet, paymentsByDay, delivered, orderTotals, membershipTotals, rowsSoFar),
};

// Another process may still write while this runs; it waits until the totals of the rows so far are there.
const quiet = `
lock table orders, checkouts, memberships, payments in share row exclusive mode;
`;

const paymentsByDay = `
create table payment_totals (
  -- the gym's day on which it was received or given back
  day date not null,
  -- empty for cash on delivery that no center received
  center text not null check (center in ('', 'vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  mode text not null check (mode in ('cash', 'upi', 'card')),
  slot smallint not null,
  payments bigint not null,
  received_paise numeric not null,
  -- by reversals and refunds
  returned_paise numeric not null,
  primary key (day, center, mode, slot)
) with (fillfactor = 50);

create function total_payments_insert() returns trigger language plpgsql as $$
  begin
    insert into payment_totals as kept (day, center, mode, slot, payments, received_paise, returned_paise)
      select gym_day(received_at), coalesce(center, ''), mode, coalesce(received_by, id) % 8,
        count(*) filter (where kind = 'payment'), coalesce(sum(amount_paise) filter (where kind = 'payment'), 0),
        coalesce(-sum(amount_paise) filter (where kind <> 'payment'), 0)
      from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, center, mode, slot) do update
        set payments = kept.payments + excluded.payments,
          received_paise = kept.received_paise + excluded.received_paise,
          returned_paise = kept.returned_paise + excluded.returned_paise;
    return null;
  end $$;
create trigger payments_totalled_on_insert after insert on payments referencing new table as added
  for each statement execute function total_payments_insert();

create function total_payments_delete() returns trigger language plpgsql as $$
  begin
    insert into payment_totals as kept (day, center, mode, slot, payments, received_paise, returned_paise)
      select gym_day(received_at), coalesce(center, ''), mode, coalesce(received_by, id) % 8,
        -count(*) filter (where kind = 'payment'), coalesce(-sum(amount_paise) filter (where kind = 'payment'), 0),
        coalesce(sum(amount_paise) filter (where kind <> 'payment'), 0)
      from removed group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, center, mode, slot) do update
        set payments = kept.payments + excluded.payments,
          received_paise = kept.received_paise + excluded.received_paise,
          returned_paise = kept.returned_paise + excluded.returned_paise;
    return null;
  end $$;
create trigger payments_totalled_on_delete after delete on payments referencing old table as removed
  for each statement execute function total_payments_delete();
`;

const delivered = `
alter table checkouts
  -- what is to be paid once something is delivered: the orders that are not cancelled, and the fee; null before
  add column delivered_paise bigint check (delivered_paise >= 0);

-- Reads again what of these checkouts is delivered. Their lock makes one of two orders of a checkout that are delivered
-- at the same time see the other.
create function keep_delivered(ids uuid[]) returns void language plpgsql as $$
  begin
    perform from checkouts where id = any(ids) order by id for no key update;
    update checkouts set delivered_paise = case when lines.is_delivered then fee_paise + lines.goods_paise end
      from (
        select checkout_id, bool_or(order_status = 'Delivered') as is_delivered,
          sum(quantity::bigint * unit_price_paise) as goods_paise
        from orders where checkout_id = any(ids) and cancelled_at is null group by checkout_id
      ) as lines
      where checkouts.id = lines.checkout_id
        and delivered_paise is distinct from case when lines.is_delivered then fee_paise + lines.goods_paise end;
  end $$;

-- Checkouts: what is due of those that are delivered, and how many there are
create function tally_checkouts_update() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'due', 'deliveries', user_id % 8, delivered_paise - paid_paise
            from added where delivered_paise > paid_paise
          union all select 'unpaid', 'deliveries', user_id % 8, 1 from added where delivered_paise > paid_paise
          union all select 'due', 'deliveries', user_id % 8, paid_paise - delivered_paise
            from removed where delivered_paise > paid_paise
          union all select 'unpaid', 'deliveries', user_id % 8, -1 from removed where delivered_paise > paid_paise
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;

create function tally_checkouts_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'due', 'deliveries', user_id % 8, paid_paise - delivered_paise
            from removed where delivered_paise > paid_paise
          union all select 'unpaid', 'deliveries', user_id % 8, -1 from removed where delivered_paise > paid_paise
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
`;

// As before, and what is delivered first: a checkout is locked before the totals.
const orderTotals = `
create or replace function tally_orders_insert() returns trigger language plpgsql as $$
  begin
    if exists (select from added where order_status = 'Delivered') then
      perform keep_delivered(array(select distinct checkout_id from added where order_status = 'Delivered'));
    end if;
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
  declare
    changed constant uuid[] := array(
      select distinct added.checkout_id from added join removed using (id)
      where (added.order_status, added.cancelled_at) is distinct from (removed.order_status, removed.cancelled_at)
        and (added.cancelled_at is not null or 'Delivered' in (added.order_status, removed.order_status)));
  begin
    if changed <> '{}' then perform keep_delivered(changed); end if;
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
`;

// As before, with what is due.
const membershipTotals = `
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
          union all select 'due', 'memberships', user_id % 8, total_paise - paid_paise from added where payment_status = 'pending'
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
          union all select 'due', 'memberships', user_id % 8, total_paise - paid_paise from added where payment_status = 'pending'
          union all select 'membership_status', payment_status, user_id % 8, -1 from removed
          union all select 'membership_type', type, user_id % 8, -1 from removed
          union all select 'due', 'memberships', user_id % 8, paid_paise - total_paise from removed where payment_status = 'pending'
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
          union all select 'due', 'memberships', user_id % 8, paid_paise - total_paise from removed where payment_status = 'pending'
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
insert into payment_totals (day, center, mode, slot, payments, received_paise, returned_paise)
  select gym_day(received_at), coalesce(center, ''), mode, coalesce(received_by, id) % 8,
    count(*) filter (where kind = 'payment'), coalesce(sum(amount_paise) filter (where kind = 'payment'), 0),
    coalesce(-sum(amount_paise) filter (where kind <> 'payment'), 0)
  from payments group by 1, 2, 3, 4;
update checkouts set delivered_paise = fee_paise + lines.goods_paise
  from (
    select checkout_id, sum(quantity::bigint * unit_price_paise) as goods_paise
    from orders where cancelled_at is null group by checkout_id having bool_or(order_status = 'Delivered')
  ) as lines
  where checkouts.id = lines.checkout_id;
insert into tallies (kind, key, slot, total)
  select 'due', 'memberships', user_id % 8, sum(total_paise - paid_paise)
  from memberships where payment_status = 'pending' group by 3
  union all
  select 'due', 'deliveries', user_id % 8, sum(delivered_paise - paid_paise)
  from checkouts where delivered_paise > paid_paise group by 3
  union all
  select 'unpaid', 'deliveries', user_id % 8, count(*) from checkouts where delivered_paise > paid_paise group by 3;
create trigger checkouts_tallied_on_update after update on checkouts
  referencing old table as removed new table as added
  for each statement execute function tally_checkouts_update();
create trigger checkouts_tallied_on_delete after delete on checkouts referencing old table as removed
  for each statement execute function tally_checkouts_delete();
`;
