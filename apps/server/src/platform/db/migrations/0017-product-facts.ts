import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What labels say of products, their further pictures, and products that differ in flavour or size alone. */
export const productFacts: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- ISO 3166. Here, not in product_facts, because lists are filtered and sorted by it.
alter table products add column origin text check (origin ~ '^[A-Z]{2}$');

-- Products of one family are shown as each other's flavours and sizes.
create table product_families (
  id integer generated always as identity primary key,
  title text not null check (title <> '')
);
create unique index product_families_by_title on product_families (lower(title));

-- Everything else that the label says; null where the admin has not filled it in.
create table product_facts (
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
  -- in net_unit; the nutrition below is that of one serving
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
  constraint product_facts_quantity_and_unit check ((net_quantity is null) = (net_unit is null))
);
create index product_facts_of_family on product_facts (family_id) where family_id is not null;

-- The pictures after the first, which is products.image.
create table product_pictures (
  product_id integer not null references products,
  place smallint not null check (place between 2 and 8),
  image text not null check (image ~* '^(/[^/]|https?://)'),
  -- what it shows; empty where nobody has said
  alt text not null,
  primary key (product_id, place)
);

-- Facts and pictures belong to the version of their product: the statement that writes them counts it.
drop trigger products_count_versions on products;
create trigger products_count_versions
  before update of name, category, description, price_paise, discount_bp, image, is_available, deleted_at, origin on products
  for each row when (
    (old.name, old.category, old.description, old.price_paise, old.discount_bp, old.image, old.is_available, old.deleted_at,
      old.origin)
    is distinct from
    (new.name, new.category, new.description, new.price_paise, new.discount_bp, new.image, new.is_available, new.deleted_at,
      new.origin))
  execute function count_product_version();

-- Triggers: as for products.
drop trigger products_tell_of_change on products;
create trigger products_tell_of_change
  after insert or delete or truncate or update of name, category, description, price_paise, discount_bp, image,
    rating_sum, rating_count, is_available, deleted_at, version, origin on products
  for each statement execute function tell_of_change();
create trigger product_facts_tell_of_change after insert or update or delete or truncate on product_facts
  for each statement execute function tell_of_change();
create trigger product_pictures_tell_of_change after insert or update or delete or truncate on product_pictures
  for each statement execute function tell_of_change();
create trigger product_families_tell_of_change after insert or update or delete or truncate on product_families
  for each statement execute function tell_of_change();

-- Since when no product uses an uploaded picture, as the sweep has seen.
alter table images add column unused_since timestamptz;
create index images_unused on images (unused_since) where unused_since is not null;
`;
