import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/**
 * Undo of an admin's own step, and a version for products.
 *
 * Rows of the record that were written by one step share it: the first row's id names the step, the others carry that id
 * in `step_id`. A row that takes another back names it in `undoes`; each row can be taken back once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table activity add column step_id integer, add column undoes integer,
      add constraint a_step_begins_before_its_rows check (step_id < id),
      add constraint an_undo_follows_its_step check (undoes < id)`,
    `create index activity_of_step on activity (step_id) where step_id is not null`,
    `create unique index activity_undone_once on activity (undoes) where undoes is not null`,
    `alter table activity drop constraint activity_action_check, add constraint activity_action_check check (
      action in ('product added', 'product changed', 'product deleted', 'order moved', 'membership payed',
        'query answered', 'change undone', 'admin created', 'admin disabled'))`,

    // A status may go back only to undo a step, and only with its record: checked when the transaction commits.
    `create function refuse_going_back() returns trigger language plpgsql as $$
      declare
        subject_kind constant text := tg_argv[0];
        recorded_field constant text := tg_argv[1];
        status_column constant text := tg_argv[2];
        latest record;
      begin
        select after ->> recorded_field as status, undoes into latest from activity
          where subject_id = new.id and subject_type = subject_kind order by id desc limit 1;
        if latest.undoes is null or latest.status is distinct from to_jsonb(new) ->> status_column then
          raise exception '% %: its status cannot be moved like that', tg_table_name, new.id
            using errcode = 'check_violation';
        end if;
        return null;
      end $$`,
    `create or replace function guard_order_life() returns trigger language plpgsql as $$
      declare
        steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
      begin
        if new.order_status <> old.order_status
           and abs(array_position(steps, new.order_status) - array_position(steps, old.order_status)) <> 1 then
          raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status
            using errcode = 'check_violation';
        end if;
        if old.rating is not null and new.rating is distinct from old.rating then
          raise exception 'order % is rated already', old.id using errcode = 'check_violation';
        end if;
        return new;
      end $$`,
    `create constraint trigger orders_go_back_on_record after update of order_status on orders
      deferrable initially deferred for each row
      when (array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], new.order_status)
        < array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], old.order_status))
      execute function refuse_going_back('order', 'status', 'order_status')`,
    `drop trigger memberships_are_payed_once on memberships`,
    `create constraint trigger memberships_go_back_on_record after update of payment_status on memberships
      deferrable initially deferred for each row
      when (old.payment_status <> new.payment_status and old.payment_status <> 'pending')
      execute function refuse_going_back('membership', 'payment_status', 'payment_status')`,
    `drop trigger enquiries_are_answered_once on enquiries`,
    `create constraint trigger enquiries_go_back_on_record after update of status on enquiries
      deferrable initially deferred for each row
      when (old.status <> new.status and old.status <> 'unanswered')
      execute function refuse_going_back('query', 'status', 'status')`,
    `drop function refuse_status_change`,

    // Counts what an admin changes of a product; sales and ratings are none of it.
    `alter table products add column version integer not null default 1`,
    `create function count_product_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`,
    `create trigger products_count_versions
      before update of name, category, description, price_paise, discount_bp, image, is_available, deleted_at on products
      for each row when (
        (old.name, old.category, old.description, old.price_paise, old.discount_bp, old.image, old.is_available, old.deleted_at)
        is distinct from
        (new.name, new.category, new.description, new.price_paise, new.discount_bp, new.image, new.is_available, new.deleted_at))
      execute function count_product_version()`,
    // Answers that show a product show its version, too.
    `drop trigger products_tell_of_change on products`,
    `create trigger products_tell_of_change
      after insert or delete or truncate or update of name, category, description, price_paise, discount_bp, image,
        rating_sum, rating_count, is_available, deleted_at, version on products
      for each statement execute function tell_of_change()`,
  );
}
