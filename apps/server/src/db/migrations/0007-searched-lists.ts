import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/**
 * What an order or a membership is searched by stands in its own row: to look through the newest of them would otherwise
 * mean to look up two more rows for each. Who is renamed, renames theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const textOfOrder = `users.searched || E'\\n' || product_texts.searched from users, product_texts
    where users.id = orders.user_id and product_texts.product_id = orders.product_id`;
  await run(
    db,
    `alter table orders add column searched text not null default ''`,
    `alter table memberships add column searched text not null default ''`,
    // Nothing else of them changes: no total, no status.
    `alter table orders disable trigger user`,
    `alter table memberships disable trigger user`,
    `update orders set searched = ${textOfOrder}`,
    `update memberships set searched = users.searched from users where users.id = user_id`,
    `alter table orders enable trigger user`,
    `alter table memberships enable trigger user`,

    `create function text_order() returns trigger language plpgsql as $$
      begin
        new.searched := coalesce((select searched from users where id = new.user_id), '')
          || E'\\n' || coalesce((select searched from product_texts where product_id = new.product_id), '');
        return new;
      end $$`,
    `create trigger orders_are_texted before insert on orders for each row execute function text_order()`,
    `create function text_membership() returns trigger language plpgsql as $$
      begin
        new.searched := coalesce((select searched from users where id = new.user_id), '');
        return new;
      end $$`,
    `create trigger memberships_are_texted before insert on memberships
      for each row execute function text_membership()`,

    `create function retext_lists_of_user() returns trigger language plpgsql as $$
      begin
        update orders set searched = ${textOfOrder} and orders.user_id = new.id;
        update memberships set searched = new.searched where user_id = new.id;
        return null;
      end $$`,
    `create trigger users_retext_their_lists after update of name, email, phone on users for each row
      when (old.searched is distinct from new.searched) execute function retext_lists_of_user()`,
    `create function retext_orders_of_product() returns trigger language plpgsql as $$
      begin
        update orders set searched = ${textOfOrder} and orders.product_id = new.id;
        return null;
      end $$`,
    // By its name it comes after products_are_relearnt, which writes the text that this one takes.
    `create trigger products_retext_their_orders after update of name on products for each row
      when (old.name is distinct from new.name) execute function retext_orders_of_product()`,
  );
}
