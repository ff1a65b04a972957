import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/**
 * Days, centers and tiers as filters of the admin's lists, appointments as a list of their own that is searched like
 * memberships, and how far each admin has read each list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index orders_by_time on orders (created_at, id)`,
    `create index memberships_by_time on memberships (created_at, id)`,
    `create index memberships_by_center on memberships (center, id desc)`,
    `create index memberships_by_type on memberships (type, id desc)`,
    `create index enquiries_by_time on enquiries (created_at, id)`,

    `create index bookings_by_day on bookings (date, id)`,
    `alter table bookings add column searched text not null default ''`,
    `update bookings set searched = users.searched from users where users.id = user_id`,
    `create trigger bookings_are_texted before insert on bookings
      for each row execute function text_membership()`,
    `create or replace function retext_lists_of_user() returns trigger language plpgsql as $$
      begin
        update orders set searched = users.searched || E'\\n' || product_texts.searched from users, product_texts
          where users.id = orders.user_id and product_texts.product_id = orders.product_id
            and orders.user_id = new.id;
        update memberships set searched = new.searched where user_id = new.id;
        update bookings set searched = new.searched where user_id = new.id;
        return null;
      end $$`,

    `create table list_reads (
      user_id integer not null references users,
      list text not null check (list in ('orders', 'memberships', 'queries', 'appointments')),
      read_up_to integer not null check (read_up_to >= 0),
      primary key (user_id, list)
    )`,
  );
}
