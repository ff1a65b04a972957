export const search = String.raw`
-- One spelling of a text for the search: lower case, no punctuation, 'pre-workout' also as 'preworkout'.
create function search_text(raw text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(raw || ' ' || replace(raw, '-', '')), '[^[:alnum:]]+', ' ', 'g');

-- The name as the search box writes it into an address: lower case, trimmed, spaces as hyphens, cut.
create function searched_name(name text) returns text language sql immutable strict parallel safe
  return left(regexp_replace(lower(btrim(name)), '\s+', '-', 'g'), 100);
create index products_by_searched_name on products (searched_name(name)) where deleted_at is null;

create function name_words_of(name text) returns tsvector language sql immutable strict parallel safe
  return strip(to_tsvector('simple', search_text(name)));
-- A category is found by its own name and by the usual words for it.
create function words_of(name text, category text, description text) returns tsvector
  language sql immutable strict parallel safe
  return strip(to_tsvector('simple', search_text(name) || ' ' || search_text(case category
    when 'wheyprotein' then 'wheyprotein whey protein'
    when 'prepostworkout' then 'prepostworkout pre workout post workout'
    when 'fitfood' then 'fitfood fit food' end) || ' ' || search_text(description)));

-- How often a product was sold, in doublings: 0 for none, 1 for one, 2 for 2 to 3, ... 15 from 16,384 on.
create function sales_class_of(pieces bigint) returns integer language sql immutable strict parallel safe
  return length(ltrim(least(pieces, 16384)::integer::bit(32)::text, '0'));

-- What is searched stands apart from the products: every order updates its product's row, and would otherwise write every
-- word of it into the indexes again.
create table product_texts (
  product_id integer primary key references products,
  is_in_shop boolean not null,
  words tsvector not null,
  name_words tsvector not null,
  -- the name as one lower-case line, which begins with a space, so that every word follows one
  searched text not null,
  -- an array of one, which a GIN index can hold beside the words
  sales_class integer[] not null default '{0}'
);
create index product_texts_by_word on product_texts using gin (words, sales_class) where is_in_shop;
create index product_texts_by_name_word on product_texts using gin (name_words, sales_class) where is_in_shop;
create index product_texts_by_part on product_texts using gin (searched gin_trgm_ops);

-- Every word of the shop once, with how many products have it, and how many have it in their name.
create table search_words (
  word text primary key,
  products integer not null,
  names integer not null
) with (fillfactor = 80);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops)
  where char_length(word) > 2 and word !~ '[0-9]';
create index search_words_by_beginning on search_words (word text_pattern_ops);

-- Triggers: a word's count needs the words as they were before the change, whatever statement makes it.
-- Words are written in their order, so that two statements never wait for each other in a circle.
create function learn_products() returns trigger language plpgsql as $$
  begin
    insert into product_texts
      select id, deleted_at is null, words_of(name, category, description), name_words_of(name),
        translate(lower(' ' || coalesce(name, '')), E'\n\t', '  ')
      from added;
    insert into search_words as known (word, products, names)
      select word, count(*), count(*) filter (where word = any(tsvector_to_array(name_words)))
      from product_texts join added on added.id = product_id and is_in_shop
        cross join lateral unnest(tsvector_to_array(words)) as word
      group by word order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return null;
  end $$;
create trigger products_are_learnt after insert on products referencing new table as added
  for each statement execute function learn_products();

create function relearn_product() returns trigger language plpgsql as $$
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
      words_of(new.name, new.category, new.description), name_words_of(new.name),
      translate(lower(' ' || coalesce(new.name, '')), E'\n\t', '  '));
    insert into search_words as known (word, products, names)
      select word, 1, (word = any(tsvector_to_array(name_words)))::int
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = new.id and is_in_shop order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return new;
  end $$;
create trigger products_are_relearnt after update of name, category, description, deleted_at on products
  for each row when ((old.name, old.category, old.description, old.deleted_at)
    is distinct from (new.name, new.category, new.description, new.deleted_at))
  execute function relearn_product();
-- before, because its text refers to it
create trigger products_are_forgotten before delete on products
  for each row execute function relearn_product();

-- Triggers: the sales class follows what was sold.
create function class_product_text() returns trigger language plpgsql as $$
  begin
    new.sales_class := array[sales_class_of((select buy_counts from products where id = new.product_id))];
    return new;
  end $$;
create trigger product_texts_are_classed before insert on product_texts
  for each row execute function class_product_text();

create function class_sold_product() returns trigger language plpgsql as $$
  begin
    update product_texts set sales_class = array[sales_class_of(new.buy_counts)] where product_id = new.id;
    return null;
  end $$;
create trigger products_are_classed after update of buy_counts on products for each row
  when (sales_class_of(old.buy_counts) <> sales_class_of(new.buy_counts))
  execute function class_sold_product();
`;
