export const search = String.raw`
-- Splits a text into words for searches: a quantity and its unit are one word (1 kg is 1kg, 2.27 kg is 2d27kg), and a
-- word with hyphens is also found without them. The contract's wordsOf does the same to typed texts.
create function search_words(raw text) returns tsvector language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from regexp_split_to_table(
      regexp_replace(regexp_replace(regexp_replace(folded(raw) || ' ' || replace(folded(raw), '-', ''),
        '(\d),(?=\d)', '\1', 'g'), '(\d)\.(?=\d)', '\1d', 'g'), '(\d)\s+(kg|g|mg|ml|l)\y', '\1\2', 'g'),
      '[^a-z0-9\u0900-\u0963\u0966-\u097f\u0c80-\u0cff]+') as word
    where word <> '');

-- The usual words for a category, beside its own name.
create function category_words(category text) returns text language sql immutable strict parallel safe
  return case category
    when 'wheyprotein' then 'wheyprotein whey protein'
    when 'prepostworkout' then 'prepostworkout pre workout post workout'
    when 'fitfood' then 'fitfood fit food' else '' end;

-- Generated, so that they are correct whatever writes a product. The names and descriptions in other languages, the
-- flavour and the size are in other tables: the module copies them into other_names and other_words.
alter table products
  add column name_words tsvector not null generated always as (search_words(name || ' ' || other_names)) stored,
  add column words tsvector not null generated always as (search_words(
    name || ' ' || other_names || ' ' || category_words(category) || ' ' || description || ' ' || other_words)) stored,
  -- the name, folded; begins with a space, so that every word follows one
  add column searched text not null generated always as (folded(' ' || name)) stored;
create index products_by_word on products using gin (words) where deleted_at is null;
create index products_by_part_of_name on products using gin (searched gin_trgm_ops);

-- Copies the search texts of these products from their words and attributes: names, flavours and sizes in every
-- language, the net quantity, and the descriptions in other languages. Not a trigger, because only the catalogue module
-- writes them.
create function update_search_texts(ids integer[]) returns void language sql as $$
  update products set other_names = concat_ws(' ', translated.names, attributes.names), other_words = coalesce(translated.words, '')
  from products as product
  left join lateral (
    select string_agg(concat_ws(' ', name, flavour, size_label), ' ' order by locale) as names,
      string_agg(description, ' ' order by locale) as words
    from product_words where product_id = product.id
  ) as translated on true
  left join lateral (
    select concat_ws(' ', flavour, size_label, net_quantity || ' ' || net_unit, case
      when net_quantity >= 1000 and net_unit = 'g' then trim_scale(net_quantity / 1000.0) || ' kg'
      when net_quantity >= 1000 and net_unit = 'ml' then trim_scale(net_quantity / 1000.0) || ' l' end) as names
    from product_attributes where product_id = product.id
  ) as attributes on true
  where products.id = product.id and product.id = any(ids)
$$;
`;
