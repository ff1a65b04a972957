export const cart = String.raw`
create table cart_lines (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  product_id integer not null references products,
  quantity integer not null check (quantity between 1 and 1000000),
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);

-- Whether a member may have this product in the cart too. Lock class 2 is the carts; it ends with the transaction.
-- In PL/pgSQL, because it must see the cart as it is once the lock is held, not as it was when the statement began.
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
`;
