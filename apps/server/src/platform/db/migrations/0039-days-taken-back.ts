import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Days that were handed over can be taken back, and admins register memberships for members. */
export const daysTakenBack: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- days returned: of the membership that had handed them over; days taken: of the one that had got them.
alter table membership_events
  drop constraint membership_events_kind_check,
  drop constraint membership_events_with_another,
  drop constraint membership_events_by_kind,
  add constraint membership_events_kind_check check (kind in ('pause', 'resume', 'extension', 'days out', 'days in',
    'days returned', 'days taken', 'center', 'closure', 'reopening')),
  add constraint membership_events_with_another check (
    (kind in ('days out', 'days in', 'days returned', 'days taken')) = (other_id is not null)),
  add constraint membership_events_by_kind check (case kind
    when 'pause' then days = to_day - from_day + 1 and days >= 3
    when 'resume' then days = -(to_day - from_day + 1) and days < 0
    when 'days out' then days < 0
    when 'days taken' then days < 0
    when 'center' then days = 0
    when 'closure' then abs(days) <= to_day - from_day + 1
    when 'reopening' then days between -(to_day - from_day + 1) and 0
    else days > 0 end);
create unique index membership_events_returned_once on membership_events (membership_id) where kind = 'days returned';

-- Adds to the values that are allowed so far.
do $$
  declare
    definition text;
  begin
    select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'activity_action_check';
    alter table activity drop constraint activity_action_check;
    execute 'alter table activity add constraint activity_action_check '
      || replace(definition, 'ARRAY[', 'ARRAY[''membership registered'', ');
  end $$;
`;
