import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What members write beside their stars, and when public answers that show it change. */
export const reviews: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
create table reviews (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  -- as of the order, for the page of the product and the searches of the list
  user_id integer not null references users,
  product_id integer not null references products,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (char_length(text) between 10 and 500),
  created_at timestamptz not null,
  hidden_at timestamptz,
  hidden_by integer references users,
  hidden_reason text check (char_length(hidden_reason) between 1 and 200),
  constraint reviews_hidden_by_someone check ((hidden_at is null) = (hidden_by is null)),
  constraint reviews_hidden_with_a_reason check ((hidden_at is null) = (hidden_reason is null))
);
create index reviews_shown on reviews (product_id, id desc) where hidden_at is null;
create index reviews_hidden on reviews (id desc) where hidden_at is not null;
create index reviews_of_product on reviews (product_id, id desc);
create index reviews_of_user on reviews (user_id, id desc);
create index reviews_by_time on reviews (created_at, id);

-- Triggers: as for products, a change to what public answers show must be noticed whatever makes it. A review is shown with
-- its member's name.
create trigger reviews_tell_of_change after insert or delete or truncate or update on reviews
  for each statement execute function tell_of_change();
create function tell_of_reviewer() returns trigger language plpgsql as $$
  begin
    if exists (select from reviews where user_id = new.id) then
      raise info 'public answers change';
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
    return null;
  end $$;
create trigger reviewers_tell_of_their_names after update of name on users
  for each row when (old.name is distinct from new.name) execute function tell_of_reviewer();

do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute 'alter table activity add constraint activity_action_check '
      || replace(definition, 'ARRAY[', 'ARRAY[''review hidden'', ''review shown'', ');
  end $$;
`;
