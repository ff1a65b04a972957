import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/** A new name of a member or a product is written once: orders, memberships and appointments no longer copy it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop trigger users_retext_their_lists on users`,
    `drop trigger products_retext_their_orders on products`,
    `drop trigger orders_are_texted on orders`,
    `drop trigger memberships_are_texted on memberships`,
    `drop trigger bookings_are_texted on bookings`,
    `drop function text_order, text_membership, retext_lists_of_user, retext_orders_of_product`,
    `alter table orders drop column searched`,
    `alter table memberships drop column searched`,
    `alter table bookings drop column searched`,
  );
}
