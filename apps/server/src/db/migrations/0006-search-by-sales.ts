import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/** From 16,384 pieces on. */
const HIGHEST_SALES_CLASS = 15;

/**
 * What very many products have is looked for among the best sold first. So the indexes of words know, about, how often a
 * product was sold: in doublings of pieces, for a class that every order changed would write all words anew each time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // 0 for none, then one more for every doubling: 1, 2 to 3, 4 to 7, ... The last has no end.
    `create function sales_class_of(pieces integer) returns integer language sql immutable strict parallel safe
      return least(length(ltrim(pieces::bit(32)::text, '0')), ${HIGHEST_SALES_CLASS})`,
    // An array of one: those are what an index of words can hold beside them.
    `alter table product_texts add column sales_class integer[] not null default '{0}'`,
    `update product_texts set sales_class = array[sales_class_of(buy_counts)]
      from products where products.id = product_id and buy_counts > 0`,
    `create function class_product_text() returns trigger language plpgsql as $$
      begin
        new.sales_class := array[sales_class_of((select buy_counts from products where id = new.product_id))];
        return new;
      end $$`,
    `create trigger product_texts_are_classed before insert on product_texts
      for each row execute function class_product_text()`,
    `create function class_sold_product() returns trigger language plpgsql as $$
      begin
        update product_texts set sales_class = array[sales_class_of(new.buy_counts)] where product_id = new.id;
        return null;
      end $$`,
    `create trigger products_are_classed after update of buy_counts on products for each row
      when (sales_class_of(old.buy_counts) <> sales_class_of(new.buy_counts))
      execute function class_sold_product()`,
    `drop index product_texts_by_word`,
    `drop index product_texts_by_name_word`,
    `create index product_texts_by_word on product_texts using gin (words, sales_class) where is_in_shop`,
    `create index product_texts_by_name_word on product_texts using gin (name_words, sales_class) where is_in_shop`,
  );
}
