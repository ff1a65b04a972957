export const totals = String.raw`
-- Counts and sums that screens show, kept rather than counted each time. A total is the sum of its eight slots, so that
-- writes at the same moment seldom wait for each other.
create table tallies (
  kind text not null,
  key text not null,
  slot smallint not null,
  total numeric not null,
  primary key (kind, key, slot)
) with (fillfactor = 50);
create table sales_totals (
  -- the gym's day on which it was ordered
  day date not null,
  slot smallint not null,
  goods_paise numeric not null,
  orders bigint not null,
  primary key (day, slot)
) with (fillfactor = 50);

-- The day it is at the gym at an instant (D18): gymDay in the contract.
create function gym_day(instant timestamptz) returns date language sql immutable strict parallel safe
  return ((instant at time zone 'UTC') + interval '330 minutes')::date;

-- Triggers: a total must follow its rows whatever statement changes them, also one typed into psql, and needs the rows as
-- they were. In one statement and in the order of the keys, so that two writes never wait for each other in a circle.

-- Orders: by status, and the sum of their goods
create function tally_orders_insert() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', order_status, user_id % 8, 1 from added
          union all select 'sales', 'goods_paise', user_id % 8, quantity::bigint * unit_price_paise from added
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    insert into sales_totals as kept (day, slot, goods_paise, orders)
      select gym_day(created_at), user_id % 8, sum(quantity::bigint * unit_price_paise), count(*) from added
      group by 1, 2 order by 1, 2
      on conflict (day, slot) do update
        set goods_paise = kept.goods_paise + excluded.goods_paise, orders = kept.orders + excluded.orders;
    return null;
  end $$;
create trigger orders_tallied_on_insert after insert on orders referencing new table as added
  for each statement execute function tally_orders_insert();

create function tally_orders_update() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', order_status, user_id % 8, 1 from added
          union all select 'sales', 'goods_paise', user_id % 8, quantity::bigint * unit_price_paise from added
          union all select 'order_status', order_status, user_id % 8, -1 from removed
          union all select 'sales', 'goods_paise', user_id % 8, -quantity::bigint * unit_price_paise from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger orders_tallied_on_update after update on orders referencing old table as removed new table as added
  for each statement execute function tally_orders_update();

create function tally_orders_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'order_status', order_status, user_id % 8, -1 from removed
          union all select 'sales', 'goods_paise', user_id % 8, -quantity::bigint * unit_price_paise from removed
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
        from removed group by 1, 2
      ) as gone
      where kept.day = gone.day and kept.slot = gone.slot;
    delete from sales_totals where orders = 0 and day in (select gym_day(created_at) from removed);
    return null;
  end $$;
create trigger orders_tallied_on_delete after delete on orders referencing old table as removed
  for each statement execute function tally_orders_delete();

-- Memberships: by payment and by type
create function tally_memberships_insert() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'membership_status', payment_status, user_id % 8, 1 from added
          union all select 'membership_type', type, user_id % 8, 1 from added
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger memberships_tallied_on_insert after insert on memberships referencing new table as added
  for each statement execute function tally_memberships_insert();

create function tally_memberships_update() returns trigger language plpgsql as $$
  begin
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
    return null;
  end $$;
create trigger memberships_tallied_on_update after update on memberships referencing old table as removed new table as added
  for each statement execute function tally_memberships_update();

create function tally_memberships_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'membership_status', payment_status, user_id % 8, -1 from removed
          union all select 'membership_type', type, user_id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger memberships_tallied_on_delete after delete on memberships referencing old table as removed
  for each statement execute function tally_memberships_delete();

-- Queries: by status
create function tally_enquiries_insert() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'enquiry_status', status, id % 8, 1 from added
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger enquiries_tallied_on_insert after insert on enquiries referencing new table as added
  for each statement execute function tally_enquiries_insert();

create function tally_enquiries_update() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'enquiry_status', status, id % 8, 1 from added
          union all select 'enquiry_status', status, id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger enquiries_tallied_on_update after update on enquiries referencing old table as removed new table as added
  for each statement execute function tally_enquiries_update();

create function tally_enquiries_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'enquiry_status', status, id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger enquiries_tallied_on_delete after delete on enquiries referencing old table as removed
  for each statement execute function tally_enquiries_delete();

-- Lines of the record of changes: by action, which no update changes
create function tally_activity_insert() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'activity_action', action, id % 8, 1 from added
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger activity_tallied_on_insert after insert on activity referencing new table as added
  for each statement execute function tally_activity_insert();

create function tally_activity_delete() returns trigger language plpgsql as $$
  begin
    insert into tallies as kept (kind, key, slot, total)
      select kind, key, slot, sum(amount)
      from (
          select 'activity_action', action, id % 8, -1 from removed
        ) as change (kind, key, slot, amount)
      group by kind, key, slot having sum(amount) <> 0 order by kind, key, slot
      on conflict (kind, key, slot) do update set total = kept.total + excluded.total;
    return null;
  end $$;
create trigger activity_tallied_on_delete after delete on activity referencing old table as removed
  for each statement execute function tally_activity_delete();
`;
