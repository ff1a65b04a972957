import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Goods that are sold over the counter: no address, no fee, perhaps no member, delivered at once (D80). */
export const goodsOverTheCounter: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table checkouts
  add column channel text not null default 'online' check (channel in ('online', 'counter')),
  alter column user_id drop not null,
  alter column source drop not null,
  alter column payment_mode drop not null,
  alter column name drop not null,
  alter column email drop not null,
  alter column phone drop not null,
  alter column address drop not null,
  alter column town drop not null,
  alter column pincode drop not null,
  alter column district drop not null,
  alter column state drop not null,
  alter column address_type drop not null,
  add constraint only_the_counter_sells_to_anybody check (channel = 'counter' or user_id is not null),
  add constraint orders_of_the_site_are_delivered check (channel = 'counter'
    or num_nulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0),
  add constraint sales_of_the_counter_have_no_address check (channel = 'online' or (fee_paise = 0
    and num_nonnulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0));

-- The channel is that of the checkout: lists filter by it, totals count by it.
alter table orders
  add column channel text not null default 'online' check (channel in ('online', 'counter')),
  alter column user_id drop not null,
  add constraint orders_of_the_site_have_a_member check (channel = 'counter' or user_id is not null),
  -- A sale over the counter is taken back in its first seconds, when it is delivered already.
  drop constraint cancelled_before_the_round,
  add constraint cancelled_before_the_round check (cancelled_at is null or channel = 'counter'
    or order_status in ('Pending', 'Transit'));
create index orders_of_counter on orders (id desc) where channel = 'counter';

alter table returns alter column user_id drop not null;
alter table documents alter column user_id drop not null;

-- What orders count to. Sales of the counter are totalled beside all sales, so that an order of the site locks no more rows.
create or replace function totals_of(orders) returns setof totals language sql stable as $$
  values
    ('order_status', date '-infinity', case when $1.cancelled_at is not null then 'Cancelled'
      when $1.returned_at is not null then 'Returned' else $1.order_status end,
      (coalesce($1.user_id, $1.id) % 8)::smallint, 1::bigint, 0::numeric),
    ('sales ever', case when $1.cancelled_at is null and $1.returned_at is null then date '-infinity' end, '',
      (coalesce($1.user_id, $1.id) % 8)::smallint, 1, $1.quantity::numeric * $1.unit_price_paise),
    ('sales', case when $1.cancelled_at is null and $1.returned_at is null then gym_day($1.created_at) end,
      (select category from products where id = $1.product_id), (coalesce($1.user_id, $1.id) % 8)::smallint, 1,
      $1.quantity::numeric * $1.unit_price_paise),
    ('counter sales', case when $1.channel = 'counter' and $1.cancelled_at is null and $1.returned_at is null
      then gym_day($1.created_at) end,
      (select category from products where id = $1.product_id), (coalesce($1.user_id, $1.id) % 8)::smallint, 1,
      $1.quantity::numeric * $1.unit_price_paise)
$$;

-- Digits of an EAN-8 or EAN-13; a UPC-A is stored with a 0 before it.
alter table product_facts add column barcode text check (barcode ~ '^([0-9]{8}|[0-9]{13})$');
create unique index product_facts_by_barcode on product_facts (barcode) where barcode is not null;
`,
    ),
};
