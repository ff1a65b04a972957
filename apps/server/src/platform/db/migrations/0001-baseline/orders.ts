export const orders = String.raw`
-- One row a confirmed payment step. The address is a copy: deleting it later changes no order.
create table checkouts (
  id uuid primary key,
  user_id integer not null references users,
  source text not null check (source in ('cart', 'buy')),
  payment_mode text not null check (payment_mode in ('COD')),
  fee_paise integer not null check (fee_paise >= 0),
  total_paise bigint not null check (total_paise >= fee_paise),
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  address text not null check (address <> ''),
  town text not null check (town <> ''),
  pincode text not null check (pincode ~ '^[0-9]{6}$'),
  district text not null check (district <> ''),
  state text not null check (state = 'KARNATAKA'),
  address_type text not null check (address_type in ('home', 'work')),
  created_at timestamptz not null
);

-- One row a product of a checkout.
create table orders (
  id integer generated always as identity primary key,
  checkout_id uuid not null references checkouts,
  user_id integer not null references users,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 1000000),
  unit_price_paise integer not null check (unit_price_paise >= 0),
  order_status text not null default 'Pending'
    check (order_status in ('Pending', 'Transit', 'Out-For-Delivery', 'Delivered')),
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  unique (checkout_id, product_id),
  constraint only_delivered_is_rated check (rating is null or order_status = 'Delivered')
);
create index orders_of_user on orders (user_id, id desc);
create index orders_of_product on orders (product_id, id desc) include (order_status);
create index orders_by_status on orders (order_status, id desc);
create index orders_by_time on orders (created_at, id);
create index orders_to_rate on orders (user_id, product_id, id) where rating is null;

-- Trigger: a check cannot see the former status or rating.
create function guard_order_life() returns trigger language plpgsql as $$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
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
create trigger orders_keep_their_life before update on orders
  for each row execute function guard_order_life();
`;
