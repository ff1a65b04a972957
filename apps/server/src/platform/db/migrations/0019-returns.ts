import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Returns of delivered orders: when they were delivered, how far each return is, and sums without what came back. */
export const returns: Migration = {
  up: (db) => runSql(db, columns, table, life, totals, record),
};

const columns = `
-- Another process may still write while this runs; it waits until the totals leave returned orders out.
lock table orders, checkouts in share row exclusive mode;

alter table orders
  add column delivered_at timestamptz,
  -- when the gym took it back; it keeps its status
  add column returned_at timestamptz,
  add constraint only_delivered_has_a_time check (delivered_at is null or order_status = 'Delivered'),
  add constraint returned_after_it_left_the_shop check (
    returned_at is null or (cancelled_at is null and order_status in ('Out-For-Delivery', 'Delivered')));
update orders set delivered_at = moved.at
  from (
    select subject_id, max(at) as at from activity
    where subject_type = 'order' and action = 'order moved' and after ->> 'status' = 'Delivered' group by subject_id
  ) as moved
  where orders.id = moved.subject_id and order_status = 'Delivered';
`;

const table = `
create table returns (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- as of the order, for the searches of the list
  user_id integer not null references users,
  product_id integer not null references products,
  -- a delivered order that is returned, one that was refused at the door, or one that was paid and then cancelled
  cause text not null check (cause in ('return', 'refusal', 'cancellation')),
  state text not null check (state in ('requested', 'approved', 'received', 'refunded', 'refused')),
  reason text check (char_length(reason) between 1 and 200),
  note text check (char_length(note) between 1 and 200),
  created_at timestamptz not null,
  decided_at timestamptz,
  refund_id integer unique references payments,
  refunded_paise bigint check (refunded_paise >= 0),
  constraint returns_refunded_with_an_amount check ((state = 'refunded') = (refunded_paise is not null)),
  constraint returns_receipt_of_money check ((refund_id is not null) = (coalesce(refunded_paise, 0) > 0))
);
create unique index returns_one_per_order on returns (order_id) where state <> 'refused';
create index returns_of_order on returns (order_id, id desc);
create index returns_of_user on returns (user_id, id desc);
create index returns_of_product on returns (product_id, id desc);
create index returns_by_state on returns (state, id desc);
create index returns_by_time on returns (created_at, id);
`;

const life = `
create or replace function guard_order_life() returns trigger language plpgsql as $$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
    if old.cancelled_at is not null
       and (new.order_status, new.cancelled_at, new.cancelled_by)
         is distinct from (old.order_status, old.cancelled_at, old.cancelled_by) then
      raise exception 'order % is cancelled', old.id using errcode = 'check_violation';
    end if;
    if old.returned_at is not null
       and (new.order_status, new.returned_at, new.rating)
         is distinct from (old.order_status, old.returned_at, old.rating) then
      raise exception 'order % is returned', old.id using errcode = 'check_violation';
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

const totals = `
create or replace function keep_delivered(ids uuid[]) returns void language plpgsql as $$
  begin
    perform from checkouts where id = any(ids) order by id for no key update;
    update checkouts set delivered_paise = lines.delivered_paise
      from (
        select checkout.id,
          case when bool_or(order_status = 'Delivered')
            then checkout.fee_paise + sum(quantity::bigint * unit_price_paise) end as delivered_paise
        from checkouts as checkout
        left join orders on checkout_id = checkout.id and cancelled_at is null and returned_at is null
        where checkout.id = any(ids) group by checkout.id, checkout.fee_paise
      ) as lines
      where checkouts.id = lines.id and checkouts.delivered_paise is distinct from lines.delivered_paise;
  end $$;

-- Sales leave returned orders out as they do cancelled ones. Counts by status do not: a returned order was delivered.
do $$
  declare
    name text;
    body text;
  begin
    foreach name in array array['tally_orders_insert', 'tally_orders_update', 'tally_orders_delete'] loop
      body := pg_get_functiondef(name::regproc);
      body := replace(body, 'where cancelled_at is null', 'where cancelled_at is null and returned_at is null');
      body := replace(body, 'added.order_status, added.cancelled_at)',
        'added.order_status, added.cancelled_at, added.returned_at)');
      body := replace(body, 'removed.order_status, removed.cancelled_at)',
        'removed.order_status, removed.cancelled_at, removed.returned_at)');
      body := replace(body, '(added.cancelled_at is not null or',
        '(added.cancelled_at is not null or added.returned_at is not null or');
      execute body;
    end loop;
  end $$;
`;

const record = `
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'return requested', 'return decided', 'membership payed',
  'membership changed', 'payment received', 'payment reversed', 'query answered', 'tax set', 'change undone',
  'mail sent again', 'admin created', 'admin disabled', 'refusal overruled'));
`;
