import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Days on which a center is closed, which its memberships get back. */
export const centerClosures: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
create table center_closures (
  id integer generated always as identity primary key,
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  from_day date not null,
  to_day date not null,
  reason text not null check (char_length(reason) between 1 and 200),
  closed_by integer not null references users,
  at timestamptz not null,
  -- when it was taken back before it began
  reopened_at timestamptz,
  -- by which the consultancies take no appointments on these days
  slots_closure_id integer,
  constraint center_closures_from_and_to check (to_day >= from_day)
);
create index center_closures_by_end on center_closures (to_day);

-- closure: days that a membership gets back, or fewer when a pause is laid over them. reopening: a closure that no longer
-- counts for the membership, because it was taken back, or the membership ends before it or has changed its center.
alter table membership_events
  add column closure_id integer references center_closures,
  drop constraint membership_events_kind_check,
  drop constraint membership_events_with_days_of_a_pause,
  drop constraint membership_events_by_kind,
  add constraint membership_events_kind_check check (
    kind in ('pause', 'resume', 'extension', 'days out', 'days in', 'center', 'closure', 'reopening')),
  add constraint membership_events_with_days check (
    (kind in ('pause', 'resume', 'closure', 'reopening')) = (from_day is not null)),
  add constraint membership_events_of_a_closure check (
    (kind in ('closure', 'reopening')) = (closure_id is not null)),
  add constraint membership_events_by_kind check (case kind
    when 'pause' then days = to_day - from_day + 1 and days >= 3
    when 'resume' then days = -(to_day - from_day + 1) and days < 0
    when 'days out' then days < 0
    when 'center' then days = 0
    when 'closure' then abs(days) <= to_day - from_day + 1
    when 'reopening' then days between -(to_day - from_day + 1) and 0
    else days > 0 end);
create index membership_events_of_closure on membership_events (closure_id) where closure_id is not null;
-- The number of paused memberships by day.
create index membership_events_pauses on membership_events (from_day) where kind = 'pause';

-- Adds to the values that are allowed so far.
do $$
  declare
    added record;
  begin
    for added in select * from (values
      ('activity_action_check', array['center closed', 'center reopened']), ('activity_subject_type_check', array['center'])
    ) as each (name, more)
    loop
      execute (
        select format('alter table activity drop constraint %1$I, add constraint %1$I %2$s', conname,
          replace(pg_get_constraintdef(oid), '])', ', ' || (
            select string_agg(quote_literal(value), ', ') from unnest(added.more) as value) || '])'))
        from pg_constraint where conrelid = 'activity'::regclass and conname = added.name);
    end loop;
  end $$;
`;
