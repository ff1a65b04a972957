export const search = String.raw`
-- Words of a product, without those of other languages. A category is found by its own name and by the usual words for it.
create function name_words_of(name text) returns tsvector language sql immutable strict parallel safe
  return strip(to_tsvector('simple', search_text(name)));
create function words_of(name text, category text, description text) returns tsvector
  language sql immutable strict parallel safe
  return strip(to_tsvector('simple', search_text(name) || ' ' || search_text(case category
    when 'wheyprotein' then 'wheyprotein whey protein'
    when 'prepostworkout' then 'prepostworkout pre workout post workout'
    when 'fitfood' then 'fitfood fit food' end) || ' ' || search_text(description)));
create function other_words_of(id integer) returns tsvector language sql stable strict
  return (
    select coalesce(words_in(string_agg(concat_ws(' ', name, description), ' ' order by locale)), ''::tsvector)
    from product_words where product_id = id);
create function other_name_words_of(id integer) returns tsvector language sql stable strict
  return (
    select coalesce(words_in(string_agg(name, ' ' order by locale)), ''::tsvector)
    from product_words where product_id = id);

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
  -- the name, folded; begins with a space, so that every word follows one
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

-- How many products each combination of filters finds. Category '' and price band -1 stand for any; stars for at least.
create table product_counts (
  category text not null,
  price_band smallint not null,
  stars smallint not null,
  total integer not null,
  primary key (category, price_band, stars)
) with (fillfactor = 50);

-- What the products in the shop are sorted by, apart from their sales. Apart from the products, because every order
-- updates its product's row and would write all of these indexes again.
create table listed_products (
  product_id integer primary key references products on delete cascade,
  category text not null,
  price_band smallint not null,
  stars smallint not null,
  displayed_rupees integer not null,
  rating numeric(2, 1) not null,
  rating_count bigint not null,
  -- ISO 3166; null where nobody has said. Named countries come first, as the order of a list.
  origin text
);
create index listed_products_by_price on listed_products (displayed_rupees, product_id);
create index listed_products_by_category_price on listed_products (category, stars, displayed_rupees, product_id);
create index listed_products_by_rating on listed_products (rating desc, rating_count desc, product_id);
create index listed_products_by_category_rating
  on listed_products (category, price_band, rating desc, rating_count desc, product_id);
-- A higher id is newer.
create index listed_products_by_category on listed_products (category, product_id);
create index listed_products_by_stars on listed_products (stars, product_id) where stars > 0;
create index listed_products_by_all on listed_products (category, price_band, stars, product_id);
create index listed_products_by_origin on listed_products (origin, product_id);
create index listed_products_by_all_and_origin on listed_products (category, price_band, stars, origin, product_id);

-- Triggers: what lists, filters and searches read of products is in tables of its own, which orders do not write to. A product is
-- never deleted, only taken out of the shop: the rows here refer to it. Words are written in turn, under lock 4.
create function derive_products() returns trigger language plpgsql as $$
  begin
    insert into listed_products (product_id, category, price_band, stars, displayed_rupees, rating, rating_count, origin)
      select id, category, price_band, stars, displayed_rupees, rating, rating_count, origin
      from added where deleted_at is null;
    insert into product_counts as known (category, price_band, stars, total)
      select counted_category, counted_band, counted_stars, count(*)
      from added
        cross join lateral (values (''), (category)) as by_category (counted_category)
        cross join lateral (values (-1::smallint), (price_band)) as by_band (counted_band)
        cross join lateral (select each::smallint from unnest(array[0, 3, 4, 5]) as each where each <= stars)
          as by_stars (counted_stars)
      where deleted_at is null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (category, price_band, stars) do update set total = known.total + excluded.total;
    insert into product_texts (product_id, is_in_shop, words, name_words, searched, sales_class)
      select id, deleted_at is null, words_of(name, category, description), name_words_of(name),
        folded(' ' || coalesce(name, '')), array[sales_class_of(buy_counts)]
      from added;
    perform pg_advisory_xact_lock(4, 0);
    insert into search_words as known (word, products, names)
      select word, count(*), count(*) filter (where word = any(tsvector_to_array(name_words)))
      from product_texts join added on added.id = product_id and is_in_shop
        cross join lateral unnest(tsvector_to_array(words)) as word
      group by word order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return null;
  end $$;
create trigger products_are_derived after insert on products referencing new table as added
  for each statement execute function derive_products();

create function derive_product() returns trigger language plpgsql as $$
  begin
    if new.deleted_at is not null then
      delete from listed_products where product_id = new.id;
    elsif (old.category, old.displayed_rupees, old.rating, old.rating_count, old.deleted_at, old.origin)
      is distinct from (new.category, new.displayed_rupees, new.rating, new.rating_count, new.deleted_at, new.origin) then
      insert into listed_products (product_id, category, price_band, stars, displayed_rupees, rating, rating_count, origin)
        values (new.id, new.category, new.price_band, new.stars, new.displayed_rupees, new.rating, new.rating_count, new.origin)
        on conflict (product_id) do update set
          category = excluded.category, price_band = excluded.price_band, stars = excluded.stars,
          displayed_rupees = excluded.displayed_rupees, rating = excluded.rating, rating_count = excluded.rating_count,
          origin = excluded.origin;
    end if;
    if (old.category, old.price_band, old.stars, old.deleted_at)
      is distinct from (new.category, new.price_band, new.stars, new.deleted_at) then
      insert into product_counts as known (category, price_band, stars, total)
        select counted_category, counted_band, counted_stars, sum(amount)
        from (
            select old.category, old.price_band, old.stars, -1 where old.deleted_at is null
            union all
            select new.category, new.price_band, new.stars, 1 where new.deleted_at is null
          ) as change (category, price_band, stars, amount)
          cross join lateral (values (''), (category)) as by_category (counted_category)
          cross join lateral (values (-1::smallint), (price_band)) as by_band (counted_band)
          cross join lateral (select each::smallint from unnest(array[0, 3, 4, 5]) as each where each <= stars)
            as by_stars (counted_stars)
        group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3
        on conflict (category, price_band, stars) do update set total = known.total + excluded.total;
    end if;
    if sales_class_of(old.buy_counts) <> sales_class_of(new.buy_counts) then
      update product_texts set sales_class = array[sales_class_of(new.buy_counts)] where product_id = new.id;
    end if;
    if (old.name, old.category, old.description, old.deleted_at)
      is distinct from (new.name, new.category, new.description, new.deleted_at) then
      perform from product_texts where product_id = new.id for update;
      perform pg_advisory_xact_lock(4, 0);
      insert into search_words as known (word, products, names)
        select word, -1, -(word = any(tsvector_to_array(name_words)))::int
        from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
        where product_id = new.id and is_in_shop order by word
        on conflict (word) do update
          set products = known.products + excluded.products, names = known.names + excluded.names;
      update product_texts set is_in_shop = new.deleted_at is null,
          words = words_of(new.name, new.category, new.description) || other_words_of(new.id),
          name_words = name_words_of(new.name) || other_name_words_of(new.id), searched = folded(' ' || coalesce(new.name, ''))
        where product_id = new.id;
      insert into search_words as known (word, products, names)
        select word, 1, (word = any(tsvector_to_array(name_words)))::int
        from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
        where product_id = new.id and is_in_shop order by word
        on conflict (word) do update
          set products = known.products + excluded.products, names = known.names + excluded.names;
    end if;
    return null;
  end $$;
create trigger products_are_derived_again after update on products for each row
  when ((old.name, old.category, old.description, old.displayed_rupees, old.rating, old.rating_count, old.deleted_at, old.origin,
      sales_class_of(old.buy_counts))
    is distinct from (new.name, new.category, new.description, new.displayed_rupees, new.rating, new.rating_count,
      new.deleted_at, new.origin, sales_class_of(new.buy_counts)))
  execute function derive_product();

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
    if ids = '{}' then return null; end if;
    perform from product_texts where product_id = any(ids) order by product_id for update;
    perform pg_advisory_xact_lock(4, 0);
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
`;
