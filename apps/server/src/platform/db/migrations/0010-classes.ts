import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Group classes of every week, what is otherwise on one day, and who has booked (D90). */
export const classes: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
-- A class of every week. The class of a day is reckoned from it: nothing is stored ahead.
create table class_slots (
  id integer generated always as identity primary key,
  type text not null check (type in ('Yoga', 'Strength', 'Run', 'Core', 'Dancing', 'Boxing')),
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  coach_id integer not null references coaches,
  -- 0 for Sunday; minutes of the IST day
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  minutes smallint not null check (minutes between 15 and 180),
  capacity smallint not null check (capacity between 1 and 500),
  from_day date not null,
  -- the last day; null until somebody ends it. Before the first day when it never takes place.
  to_day date,
  constraint class_slots_end_on_their_day check (from_minute + minutes <= 1440)
);
create index class_slots_of_center on class_slots (center, weekday);
create index class_slots_of_coach on class_slots (coach_id, weekday);

-- What is otherwise on one day; null is as in the slot.
create table class_changes (
  slot_id integer not null references class_slots,
  day date not null,
  is_cancelled boolean not null default false,
  coach_id integer references coaches,
  capacity smallint check (capacity between 1 and 500),
  from_minute smallint check (from_minute between 0 and 1439),
  minutes smallint check (minutes between 15 and 180),
  reason text check (reason <> ''),
  primary key (slot_id, day)
);
create index class_changes_of_coach on class_changes (coach_id, day) where coach_id is not null;
create index class_changes_by_day on class_changes (day);

create table class_bookings (
  id integer generated always as identity primary key,
  slot_id integer not null references class_slots,
  day date not null,
  user_id integer not null references users,
  booked_at timestamptz not null,
  -- From 1 without a gap, in the order of booking; null once the place is given up. As many as the class has places are in.
  rank smallint check (rank > 0),
  state text not null default 'booked'
    check (state in ('booked', 'cancelled', 'ended', 'present', 'missed', 'excused')),
  -- why the gym has ended it
  ending text check (ending in ('cancelled', 'membership', 'list', 'account')),
  -- What the member was told last: whether they are in and since when, and the time of the class.
  is_in boolean not null,
  in_since timestamptz,
  starts_at timestamptz not null,
  minutes smallint not null,
  -- how often they were told of a change, for calendars
  sequence smallint not null default 0,
  is_reminded boolean not null default false,
  constraint class_bookings_have_a_rank check ((rank is null) = (state in ('cancelled', 'ended'))),
  constraint class_bookings_ended_with_a_reason check ((ending is null) = (state <> 'ended')),
  constraint class_bookings_in_since check ((in_since is null) = (not is_in)),
  -- checked at the end of a statement: one moves all ranks up
  constraint class_bookings_rank_once unique (slot_id, day, rank) deferrable initially immediate
);
create unique index class_bookings_once on class_bookings (slot_id, day, user_id) where rank is not null;
create index class_bookings_of_user on class_bookings (user_id, starts_at desc);
create index class_bookings_open on class_bookings (starts_at) where state = 'booked';

-- Announces to all processes that classes have changed, as sales are announced: after the commit, without a NOTIFY of the server.
create function tell_of_classes() returns void language plpgsql as $$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
  end $$;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'member', 'appointment', 'coach', 'closure', 'product', 'order', 'membership', 'query', 'admin', 'mail',
  'payment', 'visit', 'center', 'fact', 'class'));
`,
    ),
};
