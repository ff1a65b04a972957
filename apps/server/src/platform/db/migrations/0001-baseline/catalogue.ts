export const catalogue = String.raw`
create table images (
  -- SHA-256 of the uploaded file and its crop: the same upload is stored once
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  uploaded_by integer not null references users,
  created_at timestamptz not null,
  -- unused since then, as noticed by the sweep
  unused_since timestamptz
);
create index images_by_uploader on images (uploaded_by);
create index images_by_time on images (created_at);
create index images_unused on images (unused_since) where unused_since is not null;

-- The files created from an upload, never the uploaded file itself.
create table image_files (
  hash text not null references images on delete cascade,
  side smallint not null check (side in (320, 640, 1280)),
  format text not null check (format in ('avif', 'webp')),
  body bytea not null,
  primary key (hash, side, format)
);
-- Already compressed.
alter table image_files alter column body set storage external;

-- Deleted products are kept, because orders refer to them.
create table products (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  category text not null check (category in ('wheyprotein', 'prepostworkout', 'fitfood')),
  description text not null check (char_length(description) between 5 and 500),
  price_paise integer not null check (price_paise between 0 and 100000000),
  -- what the gym pays for a piece, if known; orders copy it
  cost_paise integer check (cost_paise between 0 and 100000000),
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
  -- the price filter that matches it
  price_band smallint not null generated always as (case
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 200 then 0
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 400 then 1
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 900 then 2
    when ((price_paise::bigint * (10000 - discount_bp) + 500000) / 1000000) < 1500 then 3
    else 4 end) stored,
  rating numeric(2, 1) not null generated always as
    (coalesce(round(rating_sum::numeric / nullif(rating_count, 0), 1), 0)) stored,
  -- the highest rating filter that matches it; 0 for none
  stars smallint not null generated always as (case
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 5 then 5
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 4 then 4
    when round(rating_sum::numeric / nullif(rating_count, 0), 1) >= 3 then 3
    else 0 end) stored,
  -- the number of changes by admins, so that an edit of an old version is refused
  version integer not null default 1,
  -- ISO 3166. Here, not in product_attributes, because lists are filtered and sorted by it.
  origin text check (origin ~ '^[A-Z]{2}$'),
  -- The sellable stock: stock on hand without batches that are too old to be delivered; null while not tracked. Here,
  -- so that lists need no join, and written by the statement that counts the sales.
  sellable bigint check (sellable >= 0),
  -- the last delivery day for which that number is valid; null while no batch expires
  sellable_until date,
  -- Additional search texts from product_words and product_attributes: names in other languages, flavour, size and
  -- quantity
  other_names text not null default '',
  -- descriptions in other languages
  other_words text not null default '',
  constraint ratings_are_stars check (rating_sum between rating_count and rating_count * 5)
);
-- Every order leaves a dead row at the beginning of the lists' indexes.
alter table products set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- Lists, best sellers first, for each filter.
create index products_by_sales on products (buy_counts desc, id) where deleted_at is null;
create index products_by_category on products (category, buy_counts desc, id) where deleted_at is null;
create index products_by_searched_name on products (searched_name(name)) where deleted_at is null;
create index products_by_sellable_until on products (sellable_until) where sellable_until is not null;

-- Trigger: sales and ratings write the same row, and only an admin's change may count. Attributes, pictures and words
-- share the version of their product: the statement that writes them counts it.
create function count_product_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
create trigger products_count_versions
  before update of name, category, description, price_paise, discount_bp, image, is_available, deleted_at, origin on products
  for each row when (
    (old.name, old.category, old.description, old.price_paise, old.discount_bp, old.image, old.is_available, old.deleted_at,
      old.origin)
    is distinct from
    (new.name, new.category, new.description, new.price_paise, new.discount_bp, new.image, new.is_available, new.deleted_at,
      new.origin))
  execute function count_product_version();

create trigger products_tell_of_change
  after insert or delete or truncate or update of name, category, description, price_paise, discount_bp, image,
    rating_sum, rating_count, is_available, deleted_at, version, origin, other_names, other_words on products
  for each statement execute function tell_of_change();
-- NOTIFY makes commits wait for each other, so the server's own processes send it themselves, after the commit.
create function tell_of_sale() returns trigger language plpgsql as $$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $$;
create trigger products_tell_of_sale after update of buy_counts, sellable on products
  for each statement execute function tell_of_sale();

-- Products of one family are shown as each other's flavours and sizes. A title is never changed; attributes refer to
-- it.
create table product_families (
  id integer generated always as identity primary key,
  title text not null check (title <> '')
);
create unique index product_families_by_title on product_families (lower(title));

-- All other label data; null where it is not set.
create table product_attributes (
  product_id integer primary key references products,
  net_quantity integer check (net_quantity > 0),
  net_unit text check (net_unit in ('g', 'ml', 'piece')),
  maker text check (maker <> ''),
  importer text check (importer <> ''),
  fssai_licence text check (fssai_licence ~ '^[0-9]{14}$'),
  mark text check (mark in ('green', 'brown')),
  ingredients text check (ingredients <> ''),
  allergens text check (allergens <> ''),
  best_before_months smallint check (best_before_months > 0),
  -- in net_unit; the nutrition below is per serving
  serving_size numeric(7, 2) check (serving_size > 0),
  energy_kcal numeric(7, 2) check (energy_kcal >= 0),
  protein_g numeric(7, 2) check (protein_g >= 0),
  carbohydrate_g numeric(7, 2) check (carbohydrate_g >= 0),
  sugar_g numeric(7, 2) check (sugar_g >= 0),
  added_sugar_g numeric(7, 2) check (added_sugar_g >= 0),
  fat_g numeric(7, 2) check (fat_g >= 0),
  saturated_fat_g numeric(7, 2) check (saturated_fat_g >= 0),
  trans_fat_g numeric(7, 2) check (trans_fat_g >= 0),
  sodium_mg numeric(7, 2) check (sodium_mg >= 0),
  family_id integer references product_families,
  flavour text check (flavour <> ''),
  size_label text check (size_label <> ''),
  -- digits of an EAN-8 or EAN-13; a UPC-A is stored with a leading 0
  barcode text check (barcode ~ '^([0-9]{8}|[0-9]{13})$'),
  constraint product_attributes_quantity_and_unit check ((net_quantity is null) = (net_unit is null))
);
create index product_attributes_of_family on product_attributes (family_id) where family_id is not null;
create unique index product_attributes_by_barcode on product_attributes (barcode) where barcode is not null;
create trigger product_attributes_notify after insert or update or delete or truncate on product_attributes
  for each statement execute function tell_of_change();

-- The pictures after the first, which is products.image.
create table product_pictures (
  product_id integer not null references products,
  place smallint not null check (place between 2 and 8),
  image text not null check (image ~* '^(/[^/]|https?://)'),
  -- the alternative text; empty if not set
  alt text not null,
  primary key (product_id, place)
);
create trigger product_pictures_tell_of_change after insert or update or delete or truncate on product_pictures
  for each statement execute function tell_of_change();

-- English is in products and product_attributes. Null values are shown in English. Searches include names and
-- descriptions.
create table product_words (
  product_id integer not null references products,
  locale text not null check (locale in ('kn', 'hi')),
  name text check (char_length(name) between 1 and 150),
  description text check (char_length(description) between 5 and 500),
  ingredients text check (ingredients <> ''),
  allergens text check (allergens <> ''),
  flavour text check (flavour <> ''),
  size_label text check (size_label <> ''),
  primary key (product_id, locale),
  constraint product_words_say_something
    check (num_nonnulls(name, description, ingredients, allergens, flavour, size_label) > 0)
);
create index product_words_by_searched_name on product_words (searched_other_name(name));
create trigger product_words_tell_of_change after insert or update or delete or truncate on product_words
  for each statement execute function tell_of_change();
`;
