export const shop = String.raw`
create table cart_lines (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 1000000),
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);

-- True if the product still fits into the member's cart. Lock class 2 is the carts; it ends with the transaction. In
-- PL/pgSQL, because it must see the cart as it is once the lock is held, not as it was when the statement began.
create function has_room_in_cart(member integer, product integer, most integer) returns boolean
  language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(2, member);
    return exists (select from cart_lines where user_id = member and product_id = product)
      or (select count(*) from cart_lines where user_id = member) < most;
  end $$;

create table addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  address text not null check (address <> ''),
  town text not null check (town <> ''),
  pincode text not null check (pincode ~ '^[0-9]{6}$'),
  district text not null check (district <> ''),
  state text not null check (state = 'KARNATAKA'),
  address_type text not null check (address_type in ('home', 'work')),
  created_at timestamptz not null default now()
);
create index addresses_of_user on addresses (user_id, id);

-- One row per confirmed payment step. The address is a copy: deleting it later changes no order. Empty fields were
-- deleted with the customer's account.
create table checkouts (
  id uuid primary key,
  user_id integer references users,
  source text check (source in ('cart', 'buy', 'desk')),
  payment_mode text check (payment_mode in ('COD')),
  fee_paise integer not null check (fee_paise >= 0),
  total_paise bigint not null check (total_paise >= fee_paise),
  name text check (name <> ''),
  email text check (email = '' or email like '%_@_%'),
  phone text check (phone = '' or phone ~ '^[0-9]{10}$'),
  address text,
  town text check (town <> ''),
  pincode text check (pincode ~ '^[0-9]{6}$'),
  district text check (district <> ''),
  state text check (state = 'KARNATAKA'),
  address_type text check (address_type in ('home', 'work')),
  created_at timestamptz not null,
  -- the sum of the payments in the ledger
  paid_paise bigint not null default 0,
  -- a counter sale has no address and no fee, and may have no member (D80)
  channel text not null default 'online' check (channel in ('online', 'counter')),
  -- the promised delivery time in days, counted from the IST day of the order (D83, D99)
  arrives_from_days smallint not null default 2,
  arrives_to_days smallint not null default 4,
  -- a discount at the counter is in the prices of the orders; its sum and reason are for receipts and reports (D143)
  discount_percent smallint not null default 0 check (discount_percent between 0 and 100),
  discount_paise bigint not null default 0 check (discount_paise >= 0),
  discount_reason text check (char_length(discount_reason) between 1 and 200),
  constraint only_the_counter_discounts check (discount_percent > 0 or num_nonnulls(nullif(discount_paise, 0), discount_reason) = 0),
  constraint discounts_are_of_the_counter check (channel = 'counter' or discount_percent = 0),
  constraint checkouts_address_check check (address <> '' or email = ''),
  constraint only_the_counter_sells_to_anybody check (channel = 'counter' or user_id is not null),
  constraint orders_of_the_site_are_delivered check (channel = 'counter'
    or num_nulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0),
  constraint sales_of_the_counter_have_no_address check (channel = 'online' or (fee_paise = 0
    and num_nonnulls(source, payment_mode, name, email, phone, address, town, pincode, district, state, address_type) = 0)),
  constraint checkouts_arrive_after_the_day check (arrives_from_days > 0 and arrives_from_days < arrives_to_days),
  constraint checkouts_paid_up_to_total check (paid_paise between 0 and total_paise)
);
-- An undone import looks for the orders of each person that it deletes.
create index checkouts_of_user on checkouts (user_id);
create index checkouts_not_all_paid on checkouts (user_id, created_at) where paid_paise < total_paise;

-- One row per product of a checkout.
create table orders (
  id integer generated always as identity primary key,
  checkout_id uuid not null references checkouts,
  user_id integer references users,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 1000000),
  unit_price_paise integer not null check (unit_price_paise >= 0),
  -- the cost of the product when it was ordered, if it was known
  unit_cost_paise integer check (unit_cost_paise >= 0),
  order_status text not null default 'Pending'
    check (order_status in ('Pending', 'Transit', 'Out-For-Delivery', 'Delivered')),
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by integer references users,
  cancel_reason text check (char_length(cancel_reason) between 1 and 200),
  delivered_at timestamptz,
  -- when the gym took it back; it keeps its status
  returned_at timestamptz,
  rated_at timestamptz,
  -- copied from the checkout, because lists and reports filter by it
  channel text not null default 'online' check (channel in ('online', 'counter')),
  -- the order that these pieces were split from, when only some were cancelled or returned
  split_from integer references orders check (split_from < id),
  constraint orders_of_the_site_have_a_member check (channel = 'counter' or user_id is not null),
  constraint only_delivered_is_rated check (rating is null or order_status = 'Delivered'),
  constraint orders_rated_with_stars check (rated_at is null or rating is not null),
  constraint cancelled_by_someone check ((cancelled_at is null) = (cancelled_by is null)),
  constraint only_cancelled_has_a_reason check (cancel_reason is null or cancelled_at is not null),
  -- A counter sale is delivered at once, and can be cancelled in its first seconds.
  constraint cancelled_before_the_round check (cancelled_at is null or channel = 'counter'
    or order_status in ('Pending', 'Transit')),
  constraint only_delivered_has_a_time check (delivered_at is null or order_status = 'Delivered'),
  constraint returned_after_it_left_the_shop check (
    returned_at is null or (cancelled_at is null and order_status in ('Out-For-Delivery', 'Delivered')))
);
create index orders_of_user on orders (user_id, id desc);
create index orders_of_product on orders (product_id, id desc) include (order_status, cancelled_at);
create index orders_by_time on orders (created_at, id);
create index orders_to_rate on orders (user_id, product_id, id) where rating is null;
-- A list of one status excludes cancelled and returned orders. The index alone is enough for it, and for the
-- dashboard's counts and sums by status.
create index orders_by_status on orders (order_status, id desc) include (quantity, unit_price_paise)
  where cancelled_at is null and returned_at is null;
create index orders_cancelled on orders (id desc) where cancelled_at is not null;
create index orders_returned on orders (id desc) where returned_at is not null;
create index orders_by_canceller on orders (cancelled_by) where cancelled_by is not null;
create index orders_of_counter on orders (id desc) where channel = 'counter';
create unique index orders_one_per_product on orders (checkout_id, product_id) where split_from is null;
create index orders_by_checkout on orders (checkout_id);
create index orders_by_whole on orders (split_from) where split_from is not null;
create index orders_by_delivery on orders (delivered_at) where delivered_at is not null;

-- Trigger: a check cannot see the previous status. An order only moves step by step; cancellations, returns and ratings
-- are final. Stars may change until there is a review; the time of the first rating is kept. The time limit for changes
-- is enforced by the server.
create function keep_order() returns trigger language plpgsql as $$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
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
    if old.rating is not null and (new.rating, new.rated_at) is distinct from (old.rating, old.rated_at)
       and (new.rating is null or old.rated_at is null or new.rated_at is distinct from old.rated_at
         or exists (select from reviews where reviews.order_id = old.id)) then
      raise exception 'order % is rated already', old.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger orders_keep_their_life before update or delete on orders for each row execute function keep_order();
create constraint trigger orders_go_back_on_record after update of order_status on orders
  deferrable initially deferred for each row
  when (array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], new.order_status)
    < array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], old.order_status))
  execute function refuse_going_back('order', 'status', 'order_status');

create table reviews (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  -- copied from the order, for the product's page and the searches of the list
  user_id integer not null references users,
  product_id integer not null references products,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (char_length(text) between 10 and 500),
  created_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by integer references users,
  hidden_reason text check (char_length(hidden_reason) between 1 and 200),
  constraint reviews_hidden_by_someone check ((hidden_at is null) = (hidden_by is null)),
  constraint reviews_hidden_with_a_reason check ((hidden_at is null) = (hidden_reason is null))
);
create index reviews_shown on reviews (product_id, id desc) where hidden_at is null;
create index reviews_hidden on reviews (id desc) where hidden_at is not null;
create index reviews_of_product on reviews (product_id, id desc);
create index reviews_of_user on reviews (user_id, id desc);
create index reviews_by_time on reviews (created_at, id);
create index reviews_by_hider on reviews (hidden_by) where hidden_by is not null;
create trigger reviews_tell_of_change after insert or delete or truncate or update on reviews
  for each statement execute function tell_of_change();
-- Trigger: a review is shown with its member's name.
create function tell_of_reviewer() returns trigger language plpgsql as $$
  begin
    if exists (select from reviews where user_id = new.id) then
      raise info 'public answers change';
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $$;
create trigger reviewers_tell_of_their_names after update of name on users
  for each row when (old.name is distinct from new.name) execute function tell_of_reviewer();

-- Back-in-stock subscriptions.
create table restock_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  product_id integer not null references products,
  asked_at timestamptz not null,
  -- null until the member is notified; subscribing again clears it
  notified_at timestamptz,
  constraint restock_subscriptions_once unique (user_id, product_id)
);
-- The queue of a product, and the members notified within the last minute.
create index restock_subscriptions_queue on restock_subscriptions (product_id, asked_at, id) where notified_at is null;
create index restock_subscriptions_notified on restock_subscriptions (product_id, notified_at) where notified_at is not null;

-- Unsubscribe links of the mails.
create table restock_stops (
  token_hash bytea primary key,
  user_id integer not null references users,
  made_at timestamptz not null
);
create index restock_stops_of_user on restock_stops (user_id);
create index restock_stops_by_age on restock_stops (made_at);
`;
