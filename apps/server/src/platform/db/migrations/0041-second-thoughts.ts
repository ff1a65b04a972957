import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Stars can be changed for a moment, and returns be withdrawn. */
export const secondThoughts: Migration = {
  up: (db) => runSql(db, rating, record),
};

const rating = `
alter table orders
  add column rated_at timestamptz,
  add constraint orders_rated_with_stars check (rated_at is null or rating is not null);

-- Stars become other stars while nobody has read a review beside them; when they were given first is kept. How soon it has to be is the
-- server's rule.
create or replace function guard_order_life() returns trigger language plpgsql as $$
  declare
    steps constant text[] := array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'];
  begin
    if old.cancelled_at is not null
       and (new.order_status, new.cancelled_at, new.cancelled_by)
         is distinct from (old.order_status, old.cancelled_at, old.cancelled_by) then
      raise exception 'order % is cancelled', old.id using errcode = 'check_violation';
    end if;
    if old.returned_at is not null
       and (new.order_status, new.returned_at, new.rating)
         is distinct from (old.order_status, old.returned_at, old.rating) then
      raise exception 'order % is returned', old.id using errcode = 'check_violation';
    end if;
    if new.order_status <> old.order_status
       and abs(array_position(steps, new.order_status) - array_position(steps, old.order_status)) <> 1 then
      raise exception 'order % cannot go from % to %', old.id, old.order_status, new.order_status
        using errcode = 'check_violation';
    end if;
    if old.rating is not null and (new.rating, new.rated_at) is distinct from (old.rating, old.rated_at)
       and (new.rating is null or old.rated_at is null or new.rated_at is distinct from old.rated_at
         or exists (select from reviews where reviews.order_id = old.id)) then
      raise exception 'order % is rated already', old.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
`;

const record = `
-- Adds to the values that are allowed so far.
do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute 'alter table activity add constraint activity_action_check '
      || replace(definition, 'ARRAY[', 'ARRAY[''return withdrawn'', ');
  end $$;
`;
