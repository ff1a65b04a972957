import { genders, roles } from '@namma/contract/business';
import { categoryValues } from '@namma/contract/catalogue';
import { addressTypes, orderSources, orderStatuses, paymentModes } from '@namma/contract/orders';
import type { Kysely } from 'kysely';
import { anyOf, run, textList } from './sql.ts';

/**
 * Members, the shop, carts and orders. Every rule of SPEC section 5 and the decisions that one row can break
 * is a constraint here, so that the data stay right even if the code has a bug.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create extension if not exists pg_trgm`,

    `create table users (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      email text not null unique check (email = lower(email) and email like '%_@_%'),
      phone text check (phone ~ '^[0-9]{10}$'),
      dob date,
      gender text check (${anyOf('gender', genders)}),
      address text check (address <> ''),
      role text not null check (${anyOf('role', roles)}),
      password_hash text not null,
      registered_on date not null,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      constraint members_are_complete
        check (role = 'ADMIN' or num_nulls(phone, dob, gender, address) = 0),
      constraint members_are_13_or_older
        check (role = 'ADMIN' or dob <= registered_on - interval '13 years')
    )`,

    `create table sessions (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      user_id integer not null references users,
      expires_at timestamptz not null
    )`,
    `create index sessions_of_user on sessions (user_id)`,
    `create index sessions_by_expiry on sessions (expires_at)`,

    // Counters of login, sign-up and other tries; see http/limits.ts.
    `create table tries (
      key text primary key,
      count integer not null check (count >= 0),
      resets_at timestamptz not null
    )`,
    `create index tries_by_reset on tries (resets_at)`,

    // One spelling of a text for the search: lower case, punctuation gone, 'pre-workout' also as 'preworkout'.
    `create function search_text(raw text) returns text language sql immutable strict parallel safe
      return regexp_replace(lower(raw || ' ' || replace(raw, '-', '')), '[^[:alnum:]]+', ' ', 'g')`,

    `create table products (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      category text not null check (${anyOf('category', categoryValues)}),
      description text not null check (char_length(description) between 5 and 500),
      price_paise integer not null check (price_paise between 0 and 100000000),
      discount_bp integer not null check (discount_bp between 0 and 10000),
      -- D9, the same sum as displayedPriceRupees in the contract
      displayed_rupees integer not null generated always as
        ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) stored,
      image text not null check (image ~* '^(/[^/]|https?://)'),
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      rating numeric(2, 1) not null generated always as
        (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end) stored,
      is_available boolean not null default true,
      buy_counts integer not null default 0 check (buy_counts >= 0),
      search tsvector not null generated always as (
        setweight(to_tsvector('simple', search_text(name)), 'A')
        || setweight(to_tsvector('simple', case category
             ${categoryValues.map((value) => `when '${value}' then search_text('${value} ${correctSpelling[value]}')`).join(' ')}
           end), 'B')
        || setweight(to_tsvector('simple', search_text(description)), 'C')) stored,
      deleted_at timestamptz,
      created_at timestamptz not null default now(),
      constraint ratings_are_stars check (rating_sum between rating_count and rating_count * 5)
    )`,
    `create index products_by_sales on products (buy_counts desc, id) where deleted_at is null`,
    `create index products_by_category on products (category, buy_counts desc, id) where deleted_at is null`,
    `create index products_by_search on products using gin (search) where deleted_at is null`,

    // Every word of the catalogue once: what a misspelling is corrected to.
    `create table search_words (word text primary key)`,
    `create index search_words_by_likeness on search_words using gist (word gist_trgm_ops)`,
    `create index search_words_by_beginning on search_words (word text_pattern_ops)`,
    `create function learn_search_words() returns trigger language plpgsql as $$
      begin
        insert into search_words
          select word from unnest(tsvector_to_array(new.search)) as word where char_length(word) > 2
          on conflict do nothing;
        return null;
      end $$`,
    `create trigger products_teach_words after insert or update of name, description on products
      for each row execute function learn_search_words()`,

    `create table cart_lines (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      product_id integer not null references products,
      quantity integer not null check (quantity between 1 and 1000000),
      created_at timestamptz not null default now(),
      unique (user_id, product_id)
    )`,

    `create table addresses (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      ${addressColumns},
      created_at timestamptz not null default now()
    )`,
    `create index addresses_of_user on addresses (user_id, id)`,

    // One row a confirmed payment step. The address is a copy: deleting it later changes no order.
    `create table checkouts (
      id uuid primary key,
      user_id integer not null references users,
      source text not null check (${anyOf('source', orderSources)}),
      payment_mode text not null check (${anyOf('payment_mode', paymentModes)}),
      fee_paise integer not null check (fee_paise >= 0),
      total_paise bigint not null check (total_paise >= fee_paise),
      ${addressColumns},
      created_at timestamptz not null
    )`,

    `create table orders (
      id integer generated always as identity primary key,
      checkout_id uuid not null references checkouts,
      user_id integer not null references users,
      product_id integer not null references products,
      quantity integer not null check (quantity between 1 and 1000000),
      unit_price_paise integer not null check (unit_price_paise >= 0),
      order_status text not null default '${orderStatuses[0]}' check (${anyOf('order_status', orderStatuses)}),
      rating smallint check (rating between 1 and 5),
      created_at timestamptz not null,
      unique (checkout_id, product_id),
      constraint only_delivered_is_rated check (rating is null or order_status = 'Delivered')
    )`,
    `create index orders_of_user on orders (user_id, id desc)`,
    `create index orders_by_status on orders (order_status, id desc)`,
    `create index orders_to_rate on orders (user_id, product_id, id) where rating is null`,

    `create function guard_order_life() returns trigger language plpgsql as $$
      declare steps constant text[] := array[${textList(orderStatuses)}];
      begin
        if new.order_status <> old.order_status
           and array_position(steps, new.order_status) <> array_position(steps, old.order_status) + 1 then
          raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status
            using errcode = 'check_violation';
        end if;
        if old.rating is not null and new.rating is distinct from old.rating then
          raise exception 'order % is rated already', old.id using errcode = 'check_violation';
        end if;
        return new;
      end $$`,
    `create trigger orders_keep_their_life before update on orders
      for each row execute function guard_order_life()`,

    `create table idempotency_keys (
      user_id integer not null references users,
      key text not null check (char_length(key) between 1 and 255),
      request_hash bytea not null,
      reply jsonb,
      created_at timestamptz not null,
      primary key (user_id, key)
    )`,
    `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  );
}

const addressColumns = `
      name text not null check (name <> ''),
      email text not null check (email like '%_@_%'),
      phone text not null check (phone ~ '^[0-9]{10}$'),
      address text not null check (address <> ''),
      town text not null check (town <> ''),
      pincode text not null check (pincode ~ '^[0-9]{6}$'),
      district text not null check (district <> ''),
      state text not null check (state = 'KARNATAKA'),
      address_type text not null check (${anyOf('address_type', addressTypes)})`;

/** The owner's labels are spelt in their own way ('Whey Protien'); people search with the usual words, or are corrected to them. */
const correctSpelling = {
  wheyprotein: 'whey protein',
  prepostworkout: 'pre workout post workout',
  fitfood: 'fit food',
} as const;
