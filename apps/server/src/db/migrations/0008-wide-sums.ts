import type { Kysely } from 'kysely';
import { run } from './sql.ts';

const meanRating = 'round(rating_sum::numeric / nullif(rating_count, 0), 1)';

/**
 * Widens every running sum, so that no number of orders or ratings makes the next one fail.
 *
 * Pieces and ratings are `bigint`: order ids are integers, so there are at most 2^31 order lines, each of at most
 * 1,000,000 pieces and 5 stars. That is 2.2 * 10^15, which a JavaScript number still holds exactly. Sums of money are
 * `numeric`, which has no end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // PostgreSQL changes no type that a trigger, a generated column or its index depends on.
    `drop trigger products_tell_of_change on products`,
    `drop trigger products_tell_of_sale on products`,
    `drop trigger products_are_classed on products`,
    `drop trigger products_are_recounted on products`,
    // One statement, so that the table is written once.
    `alter table products
      drop column stars,
      drop column rating,
      alter column buy_counts type bigint,
      alter column rating_sum type bigint,
      alter column rating_count type bigint,
      add column rating numeric(2, 1) not null generated always as (coalesce(${meanRating}, 0)) stored,
      add column stars smallint not null generated always as
        (case when ${meanRating} >= 5 then 5 when ${meanRating} >= 4 then 4 when ${meanRating} >= 3 then 3 else 0 end) stored`,
    `create index products_by_all on products (category, price_band, stars, buy_counts desc, id)
      where deleted_at is null`,
    `create index products_by_stars on products (stars, buy_counts desc, id)
      where deleted_at is null and stars > 0`,
    `create index products_by_category_stars on products (category, stars, buy_counts desc, id)
      where deleted_at is null and stars > 0`,

    `drop function sales_class_of(integer)`,
    // 0 for none, then one more for every doubling, up to 15: from 16,384 pieces on. More digits change nothing.
    `create function sales_class_of(pieces bigint) returns integer language sql immutable strict parallel safe
      return length(ltrim(least(pieces, 16384)::integer::bit(32)::text, '0'))`,

    `create trigger products_tell_of_change
      after insert or delete or truncate or update of ${shownColumns.join(', ')} on products
      for each statement execute function tell_of_change()`,
    `create trigger products_tell_of_sale after update of buy_counts on products
      for each statement execute function tell_of_sale()`,
    `create trigger products_are_classed after update of buy_counts on products for each row
      when (sales_class_of(old.buy_counts) <> sales_class_of(new.buy_counts))
      execute function class_sold_product()`,
    `create trigger products_are_recounted after update on products for each row
      when ((old.category, old.price_band, old.stars, old.deleted_at)
        is distinct from (new.category, new.price_band, new.stars, new.deleted_at))
      execute function count_changed_product()`,

    `alter table sales_totals alter column goods_paise type numeric, alter column orders type bigint`,
    `alter table tries alter column count type bigint`,
    `analyze products`,

    // These two are volatile: what they look at is read after the lock is held, not as it was when the statement began.
    // Both locks end with the transaction.
    `create function is_key_unused(member integer, asked text, expired timestamptz) returns boolean
      language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${CHECKOUT_LOCKS}, member);
        return asked is null or not exists (
          select from idempotency_keys where user_id = member and key = asked and created_at >= expired);
      end $$`,
    `create function has_room_in_cart(member integer, product integer, most integer) returns boolean
      language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${CART_LOCKS}, member);
        return exists (select from cart_lines where user_id = member and product_id = product)
          or (select count(*) from cart_lines where user_id = member) < most;
      end $$`,
  );
}

/** Classes of advisory locks; the second number of each lock is a member. */
const CHECKOUT_LOCKS = 1;
const CART_LOCKS = 2;

const shownColumns = [
  'name',
  'category',
  'description',
  'price_paise',
  'discount_bp',
  'image',
  'rating_sum',
  'rating_count',
  'is_available',
  'deleted_at',
];
