import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Lists of products by price, rating and age. */
export const sortedLists: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- What the products in the shop are sorted by, apart from their sales. Apart from the products, because every order
-- updates its product's row and would write all of these indexes again.
create table listed_products (
  product_id integer primary key references products on delete cascade,
  category text not null,
  price_band smallint not null,
  stars smallint not null,
  displayed_rupees integer not null,
  rating numeric(2, 1) not null,
  rating_count bigint not null
);
insert into listed_products
  select id, category, price_band, stars, displayed_rupees, rating, rating_count from products where deleted_at is null;

create index listed_products_by_price on listed_products (displayed_rupees, product_id);
create index listed_products_by_category_price on listed_products (category, stars, displayed_rupees, product_id);
create index listed_products_by_rating on listed_products (rating desc, rating_count desc, product_id);
create index listed_products_by_category_rating
  on listed_products (category, price_band, rating desc, rating_count desc, product_id);
-- A higher id is newer.
create index listed_products_by_category on listed_products (category, product_id);
create index listed_products_by_stars on listed_products (stars, product_id) where stars > 0;
create index listed_products_by_all on listed_products (category, price_band, stars, product_id);

-- Triggers: the statement that rates a product does not know its rating afterwards, which the database computes.
create function list_added_products() returns trigger language plpgsql as $$
  begin
    insert into listed_products
      select id, category, price_band, stars, displayed_rupees, rating, rating_count
      from added where deleted_at is null;
    return null;
  end $$;
create trigger products_are_listed after insert on products referencing new table as added
  for each statement execute function list_added_products();

create function list_changed_product() returns trigger language plpgsql as $$
  begin
    if new.deleted_at is not null then
      delete from listed_products where product_id = new.id;
    else
      insert into listed_products
        values (new.id, new.category, new.price_band, new.stars, new.displayed_rupees, new.rating, new.rating_count)
        on conflict (product_id) do update set
          category = excluded.category, price_band = excluded.price_band, stars = excluded.stars,
          displayed_rupees = excluded.displayed_rupees, rating = excluded.rating, rating_count = excluded.rating_count;
    end if;
    return null;
  end $$;
create trigger products_are_listed_again after update on products for each row
  when ((old.category, old.displayed_rupees, old.rating, old.rating_count, old.deleted_at)
    is distinct from (new.category, new.displayed_rupees, new.rating, new.rating_count, new.deleted_at))
  execute function list_changed_product();
`;
