import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Steps that move the end or the center of a membership, and the end that follows from them. */
export const membershipEvents: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
-- Another process may still write while this runs; it waits until the totals follow the new end.
lock table memberships in share row exclusive mode;

-- Only ever added to. days: by how many days the step moves the end.
create table membership_events (
  id integer generated always as identity primary key,
  membership_id integer not null references memberships,
  kind text not null check (kind in ('pause', 'resume', 'extension', 'days out', 'days in', 'center')),
  -- of a pause its first and last day, of a resumption the days of the pause that came back
  from_day date,
  to_day date,
  days integer not null,
  -- the new one
  center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  -- of days handed over: the membership that gives or gets them
  other_id integer references memberships,
  -- the pause that a resumption ends
  resumes integer unique references membership_events,
  made_by integer not null references users,
  at timestamptz not null,
  constraint membership_events_with_days_of_a_pause check ((kind in ('pause', 'resume')) = (from_day is not null)),
  constraint membership_events_from_and_to check ((from_day is null) = (to_day is null)),
  constraint membership_events_with_a_center check ((kind = 'center') = (center is not null)),
  constraint membership_events_with_another check ((kind in ('days out', 'days in')) = (other_id is not null)),
  constraint membership_events_resume_a_pause check ((kind = 'resume') = (resumes is not null)),
  constraint membership_events_by_kind check (case kind
    when 'pause' then days = to_day - from_day + 1 and days >= 3
    when 'resume' then days = -(to_day - from_day + 1) and days < 0
    when 'days out' then days < 0
    when 'center' then days = 0
    else days > 0 end)
);
create index membership_events_of_membership on membership_events (membership_id, id);
create unique index membership_events_extended_once on membership_events (membership_id) where kind = 'extension';
create unique index membership_events_handed_over_once on membership_events (membership_id) where kind = 'days out';

alter table memberships
  add column moved_days integer not null default 0,
  add column effective_end date not null generated always as (end_date + moved_days) stored;
-- The sweep that finds memberships about to end.
drop index memberships_by_end;
create index memberships_by_end on memberships (effective_end) where payment_status = 'payed';

-- Trigger: the end must follow the steps whatever statement writes them, also one typed into psql.
create function apply_membership_events() returns trigger language plpgsql as $$
  begin
    update memberships set moved_days = moved_days + more.days, center = coalesce(more.center, memberships.center)
      from (
        select membership_id, sum(days)::integer as days,
          (array_agg(center order by id desc) filter (where center is not null))[1] as center
        from added group by membership_id
      ) as more
      where memberships.id = more.membership_id;
    return null;
  end $$;
create trigger membership_events_are_applied after insert on membership_events referencing new table as added
  for each statement execute function apply_membership_events();

-- Triggers: nobody may rewrite them, at the server's own terminal neither.
create trigger membership_events_are_not_rewritten before update or truncate on membership_events
  for each statement execute function refuse_rewriting();
create function keep_events_of_real_members() returns trigger language plpgsql as $$
  begin
    if exists (
      select from memberships join users on users.id = user_id
      where memberships.id = old.membership_id and is_demo
    ) then return old; end if;
    raise exception '%: only demo data may be deleted', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger membership_events_are_kept before delete on membership_events
  for each row execute function keep_events_of_real_members();

-- The totals for reports count memberships on the day on which they end.
alter table last_memberships rename column end_date to effective_end;
do $$
  declare
    name text;
  begin
    foreach name in array array[
      'keep_last_memberships', 'tally_memberships_insert', 'tally_memberships_update', 'tally_memberships_delete']
    loop
      execute replace(pg_get_functiondef(name::regproc), 'end_date', 'effective_end');
    end loop;
  end $$;

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'membership payed', 'membership changed', 'payment received',
  'payment reversed', 'query answered', 'tax set', 'change undone', 'mail sent again', 'admin created',
  'admin disabled'));
`;
