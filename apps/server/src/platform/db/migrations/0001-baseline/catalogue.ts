export const catalogue = String.raw`
-- A deleted product stays, because orders refer to it.
create table products (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  category text not null check (category in ('wheyprotein', 'prepostworkout', 'fitfood')),
  description text not null check (char_length(description) between 5 and 500),
  price_paise integer not null check (price_paise between 0 and 100000000),
  -- hundredths of a percent
  discount_bp integer not null check (discount_bp between 0 and 10000),
  -- the price after the discount, rounded to whole rupees: displayedPriceRupees in the contract (D9)
  displayed_rupees integer not null generated always as
    ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) stored,
  image text not null check (image ~* '^(/[^/]|https?://)'),
  -- Sums are bigint: at most 2^31 order lines of 1,000,000 pieces are 2.2 * 10^15, which a JavaScript number holds exactly.
  rating_sum bigint not null default 0,
  rating_count bigint not null default 0,
  is_available boolean not null default true,
  buy_counts bigint not null default 0 check (buy_counts >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- which price filter finds it
  price_band smallint not null generated always as (case
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 200 then 0
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 400 then 1
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 900 then 2
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 1500 then 3
    else 4 end) stored,
  rating numeric(2, 1) not null generated always as
    (coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0)) stored,
  -- the highest rating filter that finds it; 0 for none
  stars smallint not null generated always as (case
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 5 then 5
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 4 then 4
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 3 then 3
    else 0 end) stored,
  -- counts the changes that admins make, so that an edit of an old version is refused
  version integer not null default 1,
  constraint ratings_are_stars check (rating_sum between rating_count and rating_count * 5)
);
-- Every order leaves a dead row in the indexes, where the lists begin.
alter table products set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- Lists, best sold first, by what they are filtered by.
create index products_by_sales on products (buy_counts desc, id) where deleted_at is null;
create index products_by_category on products (category, buy_counts desc, id) where deleted_at is null;
create index products_by_price on products (price_band, buy_counts desc, id) where deleted_at is null;
create index products_by_stars on products (stars, buy_counts desc, id) where deleted_at is null and stars > 0;
create index products_by_category_stars on products (category, stars, buy_counts desc, id)
  where deleted_at is null and stars > 0;
create index products_by_all on products (category, price_band, stars, buy_counts desc, id)
  where deleted_at is null;

-- Trigger: sales and ratings write the same row, and only an admin's change may count.
create function count_product_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
create trigger products_count_versions
  before update of name, category, description, price_paise, discount_bp, image, is_available, deleted_at on products
  for each row when (
    (old.name, old.category, old.description, old.price_paise, old.discount_bp, old.image, old.is_available, old.deleted_at)
    is distinct from
    (new.name, new.category, new.description, new.price_paise, new.discount_bp, new.image, new.is_available, new.deleted_at))
  execute function count_product_version();

-- How many products each combination of filters finds. Category '' and price band -1 stand for any; stars for at least.
create table product_counts (
  category text not null,
  price_band smallint not null,
  stars smallint not null,
  total integer not null,
  primary key (category, price_band, stars)
) with (fillfactor = 50);

-- Triggers: a rating moves a product to another count, and the statement that rates does not know from which.
-- Counts are written in the order of their key, so that two statements never wait for each other in a circle.
create function count_added_products() returns trigger language plpgsql as $$
  begin
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
    return null;
  end $$;
create trigger products_are_counted after insert on products referencing new table as added
  for each statement execute function count_added_products();

create function count_changed_product() returns trigger language plpgsql as $$
  begin
    insert into product_counts as known (category, price_band, stars, total)
      select counted_category, counted_band, counted_stars, sum(amount)
      from (
          select old.category, old.price_band, old.stars, -1 where old.deleted_at is null
          union all
          select new.category, new.price_band, new.stars, 1 where tg_op = 'UPDATE' and new.deleted_at is null
        ) as change (category, price_band, stars, amount)
        cross join lateral (values (''), (category)) as by_category (counted_category)
        cross join lateral (values (-1::smallint), (price_band)) as by_band (counted_band)
        cross join lateral (select each::smallint from unnest(array[0, 3, 4, 5]) as each where each <= stars)
          as by_stars (counted_stars)
      group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3
      on conflict (category, price_band, stars) do update set total = known.total + excluded.total;
    return null;
  end $$;
create trigger products_are_recounted after update on products for each row
  when ((old.category, old.price_band, old.stars, old.deleted_at)
    is distinct from (new.category, new.price_band, new.stars, new.deleted_at))
  execute function count_changed_product();
create trigger products_are_uncounted after delete on products
  for each row execute function count_changed_product();
`;
