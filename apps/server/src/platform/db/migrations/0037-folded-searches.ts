import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** One folding of texts for all searches: of admins, at the counter, and of the catalogue. */
export const foldedSearches: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- A text as searches compare it, on one line and in lower case: the contract's foldText does this to what is typed. Letters that Unicode
-- calls equal become one, digits of all scripts 0 to 9, nasals one sign; nukta, joiners and what shows nothing are left out.
create function folded(raw text) returns text language sql immutable strict parallel safe
  return case when octet_length(raw) = char_length(raw)
    then lower(regexp_replace(raw, '\s+', ' ', 'g'))
    else lower(regexp_replace(regexp_replace(regexp_replace(
      normalize(translate(normalize(raw, nfkd),
        U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
        || U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF'
        || U&'\0A66\0A67\0A68\0A69\0A6A\0A6B\0A6C\0A6D\0A6E\0A6F\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF'
        || U&'\0B66\0B67\0B68\0B69\0B6A\0B6B\0B6C\0B6D\0B6E\0B6F\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF'
        || U&'\0C66\0C67\0C68\0C69\0C6A\0C6B\0C6C\0C6D\0C6E\0C6F\0CE6\0CE7\0CE8\0CE9\0CEA\0CEB\0CEC\0CED\0CEE\0CEF'
        || U&'\0D66\0D67\0D68\0D69\0D6A\0D6B\0D6C\0D6D\0D6E\0D6F\0901\0C81\2018\2019\02BC\2010\2011\2012\2013\2014'
        || U&'\2015\2212\0009\000A\000B\000C\000D\0085\2028\2029\093C\09BC\0A3C\0ABC\0B3C\0C3C\0CBC\200C\200D\00AD'
        || U&'\034F\061C\115F\1160\17B4\17B5\180E\200B\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064'
        || U&'\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\3164\FE0E\FE0F\FEFF\FFA0\FFF9\FFFA\FFFB',
        U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039'
        || U&'\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0902\0C82\0027\0027\0027\002D\002D\002D\002D\002D'
        || U&'\002D\002D\0020\0020\0020\0020\0020\0020\0020\0020'), nfc),
      '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])',
      U&'\0902', 'g'),
      '\u0c99\u0ccd(?=[\u0c95-\u0c98])|\u0c9e\u0ccd(?=[\u0c9a-\u0c9d])|\u0ca3\u0ccd(?=[\u0c9f-\u0ca2])|\u0ca8\u0ccd(?=[\u0ca4-\u0ca7])|\u0cae\u0ccd(?=[\u0caa-\u0cad])',
      U&'\0C82', 'g'), ' {2,}', ' ', 'g')) end;

alter table users drop column searched;
alter table users add column searched text not null generated always as (
    folded(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
create index users_by_text on users using gin (searched gin_trgm_ops);
alter table enquiries drop column searched;
alter table enquiries add column searched text not null generated always as (
    folded(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
      || ' ' || coalesce(message, ''))) stored;
create index enquiries_by_text on enquiries using gin (searched gin_trgm_ops);
alter table activity drop column searched;
alter table activity add column searched text not null generated always as (folded(' ' || subject)) stored;
create index activity_by_text on activity using gin (searched gin_trgm_ops);
alter table documents drop column searched;
alter table documents add column searched text not null generated always as (
    folded(' ' || number || case when is_buyer_deleted then '' else ' ' || (buyer ->> 'name') end)) stored;
create index documents_by_text on documents using gin (searched gin_trgm_ops);

-- The catalogue's words. 'pre-workout' is also found as 'preworkout'.
create or replace function search_text(raw text) returns text language sql immutable strict parallel safe
  return regexp_replace(folded(raw) || ' ' || replace(folded(raw), '-', ''), '[^[:alnum:]]+', ' ', 'g');
create or replace function words_in(raw text) returns tsvector language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from regexp_split_to_table(folded(raw) || ' ' || replace(folded(raw), '-', ''),
      '[^a-z0-9\u0900-\u0963\u0966-\u097f\u0c80-\u0cff]+') as word
    where word <> '');
create or replace function searched_name(name text) returns text language sql immutable strict parallel safe
  return left(replace(btrim(folded(name)), ' ', '-'), 100);
reindex index products_by_searched_name;
reindex index product_words_by_searched_name;

-- As before, with the folded name.
create or replace function learn_products() returns trigger language plpgsql as $$
  begin
    insert into product_texts
      select id, deleted_at is null, words_of(name, category, description), name_words_of(name),
        folded(' ' || coalesce(name, ''))
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
      folded(' ' || coalesce(new.name, '')));
    insert into search_words as known (word, products, names)
      select word, 1, (word = any(tsvector_to_array(name_words)))::int
      from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
      where product_id = new.id and is_in_shop order by word
      on conflict (word) do update
        set products = known.products + excluded.products, names = known.names + excluded.names;
    return new;
  end $$;

-- The words of the products that are there.
update product_texts
  set words = words_of(products.name, category, description) || other_words_of(products.id),
    name_words = name_words_of(products.name) || other_name_words_of(products.id),
    searched = folded(' ' || products.name)
  from products where products.id = product_id
    and (products.name || description ~ '[^\u0001-\u007f]' or products.name ~ '\s{2}'
      or exists (select from product_words where product_words.product_id = products.id));
delete from search_words;
insert into search_words (word, products, names)
  select word, count(*), count(*) filter (where word = any(tsvector_to_array(name_words)))
  from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
  where is_in_shop group by word order by word;
`;
