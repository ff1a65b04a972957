import type { Kysely } from 'kysely';
import { run } from './sql.ts';

/**
 * Demo people and demo queries are marked, and only what is theirs may ever be deleted. What a demo member did (orders,
 * memberships and so on) is known by its owner, and a line of the record of changes by what it is about or by who did it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ...marks, ...guards, ...activityGuard, ...salesTotals);
}

const marks = ['users', 'enquiries'].flatMap((table) => [
  `alter table ${table} add column is_demo boolean not null default false`,
  `create index ${table}_of_demo on ${table} (id) where is_demo`,
]);

const guards = [
  `create function refuse_marking_as_demo() returns trigger language plpgsql as $$
    begin
      raise exception '% %: whether it is demo data is decided when it is made', tg_table_name, old.id
        using errcode = 'restrict_violation';
    end $$`,
  `create function refuse_deleting_real_row() returns trigger language plpgsql as $$
    begin
      raise exception '% %: only demo data may be deleted', tg_table_name, old.id
        using errcode = 'restrict_violation';
    end $$`,
  ...['users', 'enquiries'].flatMap((table) => [
    `create trigger ${table}_stay_demo_or_real before update of is_demo on ${table} for each row
      when (old.is_demo <> new.is_demo) execute function refuse_marking_as_demo()`,
    `create trigger ${table}_are_kept before delete on ${table} for each row
      when (not old.is_demo) execute function refuse_deleting_real_row()`,
  ]),
  `create function keep_rows_of_real_members() returns trigger language plpgsql as $$
    begin
      if exists (select from users where id = old.user_id and is_demo) then return old; end if;
      raise exception '% %: only demo data may be deleted', tg_table_name, old.id
        using errcode = 'restrict_violation';
    end $$`,
  ...['checkouts', 'orders', 'memberships', 'bookings'].map(
    (table) => `create trigger ${table}_are_kept before delete on ${table} for each row
      execute function keep_rows_of_real_members()`,
  ),
];

const activityGuard = [
  `create function keep_activity_on_real_rows() returns trigger language plpgsql as $$
    begin
      if exists (select from users where id = old.admin_id and is_demo)
        or (old.subject_type = 'order' and exists (
          select from orders join users on users.id = user_id where orders.id = old.subject_id and is_demo))
        or (old.subject_type = 'membership' and exists (
          select from memberships join users on users.id = user_id where memberships.id = old.subject_id and is_demo))
        or (old.subject_type = 'query' and exists (select from enquiries where id = old.subject_id and is_demo))
      then return old; end if;
      raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  `drop trigger activity_is_only_added_to on activity`,
  `create trigger activity_is_only_added_to before update or truncate on activity
    for each statement execute function refuse_rewriting()`,
  `create trigger activity_is_kept before delete on activity for each row
    execute function keep_activity_on_real_rows()`,
];

/** The day totals were only ever added to, because no order was ever deleted. */
const salesTotals = [
  `create function take_back_sales() returns trigger language plpgsql as $$
    begin
      -- In the order of the key, so that no two statements wait for each other in a circle.
      perform from sales_totals
        where (day, slot) in (select gym_day(created_at), user_id % 8 from removed)
        order by day, slot for update;
      update sales_totals as kept
        set goods_paise = kept.goods_paise - gone.goods_paise, orders = kept.orders - gone.orders
        from (
          select gym_day(created_at) as day, user_id % 8 as slot,
            sum(quantity::bigint * unit_price_paise) as goods_paise, count(*) as orders
          from removed group by 1, 2
        ) as gone
        where kept.day = gone.day and kept.slot = gone.slot;
      delete from sales_totals where orders = 0 and day in (select gym_day(created_at) from removed);
      return null;
    end $$`,
  `create trigger orders_are_taken_back after delete on orders referencing old table as removed
    for each statement execute function take_back_sales()`,
];
