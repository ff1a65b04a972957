import { categoryValues, priceBands, ratingFilters } from '@namma/contract/catalogue';
import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/** What lists, searches and counts stand on when the shop has a million products and the desk a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ...texts, ...shelves, ...counts, ...deskSearch);
}

/** The owner's labels are spelt in their own way; people search with the usual words, or are corrected to them. */
const correctSpelling = {
  wheyprotein: 'whey protein',
  prepostworkout: 'pre workout post workout',
  fitfood: 'fit food',
} as const;

const spellingOf = `case category ${categoryValues
  .map((value) => `when '${value}' then '${value} ${correctSpelling[value]}'`)
  .join(' ')} end`;

/** Adds so many products to words, in the order of the words, so that no two statements wait for each other in a circle. */
const countWords = (changes: string) => `
  insert into search_words as known (word, products, names)
    select word, sum(amount), sum(amount * is_name)
    from (${changes}) as change (word, amount, is_name)
    group by word having sum(amount) <> 0 or sum(amount * is_name) <> 0 order by word
    on conflict (word) do update
      set products = known.products + excluded.products, names = known.names + excluded.names`;

const wordsOf = (rows: string, sign: '' | '-') => `
  select word, ${sign}1, (word = any(tsvector_to_array(name_words)))::int
  from ${rows} cross join lateral unnest(tsvector_to_array(words)) as word`;

/** What an admin looks for a part of: in small letters, on one line that begins with a space, so that words begin behind one. */
const searchedLine = (...columns: string[]) =>
  `translate(lower(${columns.map((column) => `' ' || coalesce(${column}, '')`).join(' || ')}), E'\\n\\t', '  ')`;

const textsOf = (row: string) => `
  ${row}.id, ${row}.deleted_at is null, words_of(${row}.name, ${row}.category, ${row}.description),
  name_words_of(${row}.name), ${searchedLine(`${row}.name`)}`;

/**
 * What is searched stands apart from the products: an order writes its product's row, and would otherwise write
 * every word of it again, into every index of words.
 */
const texts = [
  `drop trigger products_teach_words on products`,
  `drop function learn_search_words`,
  `drop index products_by_text`,
  `alter table products drop column search`,
  `create table product_texts (
    product_id integer primary key references products,
    is_in_shop boolean not null,
    words tsvector not null,
    name_words tsvector not null,
    searched text not null
  )`,

  // Every word of the shop once, with how many products have it, and have it in their name: what a misspelling is
  // corrected to, and how a search knows whether it looks for much or for little.
  `drop table search_words`,
  `create table search_words (
    word text primary key,
    products integer not null,
    names integer not null
  ) with (fillfactor = 80)`,
  `create index search_words_by_likeness on search_words using gin (word gin_trgm_ops)
    where char_length(word) > 2 and word !~ '[0-9]'`,
  `create index search_words_by_beginning on search_words (word text_pattern_ops)`,

  `create function name_words_of(name text) returns tsvector language sql immutable strict parallel safe
    return strip(to_tsvector('simple', search_text(name)))`,
  `create function words_of(name text, category text, description text) returns tsvector
    language sql immutable strict parallel safe
    return strip(to_tsvector('simple', search_text(name) || ' ' || search_text(${spellingOf}) || ' '
      || search_text(description)))`,

  `create function learn_products() returns trigger language plpgsql as $$
    begin
      insert into product_texts select ${textsOf('added')} from added;
      ${countWords(wordsOf('product_texts join added on added.id = product_id and is_in_shop', ''))};
      return null;
    end $$`,
  `create function relearn_product() returns trigger language plpgsql as $$
    begin
      ${countWords(`${wordsOf('product_texts', '-')} where product_id = old.id and is_in_shop`)};
      delete from product_texts where product_id = old.id;
      if tg_op = 'DELETE' then return old; end if;
      insert into product_texts select ${textsOf('new')};
      ${countWords(`${wordsOf('product_texts', '')} where product_id = new.id and is_in_shop`)};
      return new;
    end $$`,
  `create trigger products_are_learnt after insert on products referencing new table as added
    for each statement execute function learn_products()`,
  `create trigger products_are_relearnt after update of name, category, description, deleted_at on products
    for each row when ((old.name, old.category, old.description, old.deleted_at)
      is distinct from (new.name, new.category, new.description, new.deleted_at))
    execute function relearn_product()`,
  // Before, because its text points to it.
  `create trigger products_are_forgotten before delete on products
    for each row execute function relearn_product()`,
  `insert into product_texts select ${textsOf('products')} from products`,
  countWords(`${wordsOf('product_texts', '')} where is_in_shop`),
  `create index product_texts_by_word on product_texts using gin (words) where is_in_shop`,
  `create index product_texts_by_name_word on product_texts using gin (name_words) where is_in_shop`,
  `create index product_texts_by_part on product_texts using gin (searched gin_trgm_ops)`,
];

const displayedRupees = '((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000)';
const rating = 'round(rating_sum::numeric / nullif(rating_count, 0), 1)';

/** The lists of the shop, best sold first, by what they are filtered by. */
const shelves = [
  // 0 below the first band of the contract, which is 1.
  `alter table products
    add column price_band smallint not null generated always as
      (case ${priceBands.map(({ fromRupees }, i) => `when ${displayedRupees} < ${fromRupees} then ${i}`).join(' ')}
        else ${priceBands.length} end) stored,
    add column stars smallint not null generated always as
      (case ${ratingFilters.map(({ atLeast }) => `when ${rating} >= ${atLeast} then ${atLeast}`).join(' ')}
        else 0 end) stored`,
  `create index products_by_price on products (price_band, buy_counts desc, id) where deleted_at is null`,
  `create index products_by_all on products (category, price_band, stars, buy_counts desc, id)
    where deleted_at is null`,
  `create index products_by_stars on products (stars, buy_counts desc, id) where deleted_at is null and stars > 0`,
  `create index products_by_category_stars on products (category, stars, buy_counts desc, id)
    where deleted_at is null and stars > 0`,
  // Every order leaves a dead row here, where the lists begin.
  `alter table products set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)`,
];

/** A product counts for its own category and for any ('', in its place), and so on; stars count from 0 up to its own. */
const countedIn = (rows: string, sign: '' | '-') => `
  select counted_category, counted_band, counted_stars, ${sign}1 from ${rows}
  cross join lateral (values (''), (category)) as by_category (counted_category)
  cross join lateral (values (-1::smallint), (price_band)) as by_band (counted_band)
  cross join lateral (
    select each::smallint from unnest(array[0, ${ratingFilters.map(({ atLeast }) => atLeast).join(', ')}]) as each
    where each <= stars
  ) as by_stars (counted_stars)`;

/** In the order of the key, so that no two statements wait for each other in a circle. */
const countProducts = (changes: string) => `
  insert into product_counts as known (category, price_band, stars, total)
    select category, price_band, stars, sum(amount)
    from (${changes}) as change (category, price_band, stars, amount)
    group by category, price_band, stars having sum(amount) <> 0 order by category, price_band, stars
    on conflict (category, price_band, stars) do update set total = known.total + excluded.total`;

/** How many products every combination of filters finds, kept rather than counted; an order changes none of them. */
const counts = [
  `create table product_counts (
    category text not null,
    price_band smallint not null,
    stars smallint not null,
    total integer not null,
    primary key (category, price_band, stars)
  ) with (fillfactor = 50)`,
  `create function count_added_products() returns trigger language plpgsql as $$
    begin ${countProducts(`${countedIn('added', '')} where deleted_at is null`)}; return null; end $$`,
  `create function count_changed_product() returns trigger language plpgsql as $$
    begin
      ${countProducts(
        `${countedIn('(select (old).*) as former', '-')} where deleted_at is null union all
         ${countedIn('(select (new).*) as present', '')} where tg_op = 'UPDATE' and deleted_at is null`,
      )};
      return null;
    end $$`,
  `create trigger products_are_counted after insert on products referencing new table as added
    for each statement execute function count_added_products()`,
  `create trigger products_are_recounted after update on products for each row
    when ((old.category, old.price_band, old.stars, old.deleted_at)
      is distinct from (new.category, new.price_band, new.stars, new.deleted_at))
    execute function count_changed_product()`,
  `create trigger products_are_uncounted after delete on products
    for each row execute function count_changed_product()`,
  countProducts(`${countedIn('products', '')} where deleted_at is null`),
];

const searchable = {
  users: ['name', 'email', 'phone'],
  enquiries: ['name', 'email', 'phone', 'message'],
  activity: ['subject', 'admin_email'],
};

/** One line a row to search, and one index for it: what matches is told from its small letters alone. */
const deskSearch = Object.entries(searchable).flatMap(([table, columns]) => [
  `drop index ${table}_by_text`,
  `alter table ${table} add column searched text not null generated always as (${searchedLine(...columns)}) stored`,
  `create index ${table}_by_text on ${table} using gin (searched gin_trgm_ops)`,
]);
