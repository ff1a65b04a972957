import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Lists of products by their country of origin. */
export const listedOrigins: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- ISO 3166; null where nobody has said. Named countries come first, as the order of a list.
alter table listed_products add column origin text;
update listed_products set origin = products.origin from products where id = product_id and products.origin is not null;
create index listed_products_by_origin on listed_products (origin, product_id);
create index listed_products_by_all_and_origin on listed_products (category, price_band, stars, origin, product_id);

create or replace function list_added_products() returns trigger language plpgsql as $$
  begin
    insert into listed_products (product_id, category, price_band, stars, displayed_rupees, rating, rating_count, origin)
      select id, category, price_band, stars, displayed_rupees, rating, rating_count, origin
      from added where deleted_at is null;
    return null;
  end $$;

create or replace function list_changed_product() returns trigger language plpgsql as $$
  begin
    if new.deleted_at is not null then
      delete from listed_products where product_id = new.id;
    else
      insert into listed_products (product_id, category, price_band, stars, displayed_rupees, rating, rating_count, origin)
        values (new.id, new.category, new.price_band, new.stars, new.displayed_rupees, new.rating, new.rating_count, new.origin)
        on conflict (product_id) do update set
          category = excluded.category, price_band = excluded.price_band, stars = excluded.stars,
          displayed_rupees = excluded.displayed_rupees, rating = excluded.rating, rating_count = excluded.rating_count,
          origin = excluded.origin;
    end if;
    return null;
  end $$;
drop trigger products_are_listed_again on products;
create trigger products_are_listed_again after update on products for each row
  when ((old.category, old.displayed_rupees, old.rating, old.rating_count, old.deleted_at, old.origin)
    is distinct from (new.category, new.displayed_rupees, new.rating, new.rating_count, new.deleted_at, new.origin))
  execute function list_changed_product();
`;
