import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Names and descriptions of products in Kannada and Hindi, which the search finds like the English ones. */
export const productWords: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- English is in products. What is null here is shown in English.
create table product_words (
  product_id integer not null references products,
  locale text not null check (locale in ('kn', 'hi')),
  name text check (char_length(name) between 1 and 150),
  description text check (char_length(description) between 5 and 500),
  primary key (product_id, locale),
  constraint product_words_say_something check (num_nonnulls(name, description) > 0)
);

-- The words of a text in Kannada, Devanagari and basic Latin letters, whatever the database's locale takes for letters. Joiners
-- are left out, because they change how a word looks and seldom is typed with.
create function words_in(raw text) returns tsvector language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from regexp_split_to_table(
      lower(translate(normalize(raw || ' ' || replace(raw, '-', ''), nfc), U&'\200C\200D', '')),
      '[^a-z0-9\u0900-\u0963\u0966-\u097f\u0c80-\u0cff]+') as word
    where word <> '');

-- The name as searched_name writes it, without joiners.
create function searched_other_name(name text) returns text language sql immutable strict parallel safe
  return searched_name(translate(normalize(name, nfc), U&'\200C\200D', ''));
create index product_words_by_searched_name on product_words (searched_other_name(name));

create function other_words_of(id integer) returns tsvector language sql stable strict
  return (
    select coalesce(words_in(string_agg(concat_ws(' ', name, description), ' ' order by locale)), ''::tsvector)
    from product_words where product_id = id);
create function other_name_words_of(id integer) returns tsvector language sql stable strict
  return (
    select coalesce(words_in(string_agg(name, ' ' order by locale)), ''::tsvector)
    from product_words where product_id = id);

-- As in the baseline, with the words of the other languages.
create or replace function relearn_product() returns trigger language plpgsql as $$
  begin
    insert into search_words as known (word, products, names)
      select word, -1, -(word = any(tsvector_to_array(name_words)))::int
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = old.id and is_in_shop order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    delete from product_texts where product_id = old.id;
    if tg_op = 'DELETE' then return old; end if;
    insert into product_texts values (new.id, new.deleted_at is null,
      words_of(new.name, new.category, new.description) || other_words_of(new.id),
      name_words_of(new.name) || other_name_words_of(new.id),
      translate(lower(' ' || coalesce(new.name, '')), E'\n\t', '  '));
    insert into search_words as known (word, products, names)
      select word, 1, (word = any(tsvector_to_array(name_words)))::int
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = new.id and is_in_shop order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return new;
  end $$;

-- Triggers: a word's count needs the words as they were before the change, whatever statement makes it.
create function relearn_other_words() returns trigger language plpgsql as $$
  declare
    ids integer[];
  begin
    if tg_op = 'UPDATE' then
      ids := array(select product_id from changed union select product_id from former);
    else
      ids := array(select distinct product_id from changed);
    end if;
    perform from product_texts where product_id = any(ids) order by product_id for update;
    insert into search_words as known (word, products, names)
      select word, -count(*), -count(*) filter (where word = any(tsvector_to_array(name_words)))
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = any(ids) and is_in_shop group by word order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    update product_texts
      set words = words_of(products.name, category, description) || other_words_of(products.id),
        name_words = name_words_of(products.name) || other_name_words_of(products.id)
      from products where products.id = product_id and product_id = any(ids);
    insert into search_words as known (word, products, names)
      select word, count(*), count(*) filter (where word = any(tsvector_to_array(name_words)))
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = any(ids) and is_in_shop group by word order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return null;
  end $$;
create trigger product_words_are_learnt after insert on product_words referencing new table as changed
  for each statement execute function relearn_other_words();
create trigger product_words_are_relearnt after update on product_words
  referencing new table as changed old table as former
  for each statement execute function relearn_other_words();
create trigger product_words_are_forgotten after delete on product_words referencing old table as changed
  for each statement execute function relearn_other_words();

-- Triggers: as for products.
create trigger product_words_tell_of_change after insert or update or delete or truncate on product_words
  for each statement execute function tell_of_change();
`;
