import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Coaches, their hours and closures, and bookings with a time. Earlier bookings have none: it is to be agreed. */
export const appointments: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
create table coaches (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  consult_type text not null check (consult_type in ('Fitness', 'Nutrition', 'Physiotherapy')),
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  -- takes no new appointments since then
  retired_at timestamptz,
  created_at timestamptz not null,
  is_demo boolean not null default false
);

-- Minutes of the IST day; the weekday as in extract(dow), 0 for Sunday.
create table coach_hours (
  coach_id integer not null references coaches,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1410 and from_minute % 30 = 0),
  to_minute smallint not null check (to_minute between 30 and 1440 and to_minute % 30 = 0),
  primary key (coach_id, weekday, from_minute),
  constraint coach_hours_end_later check (from_minute < to_minute)
);

-- When a coach, or a whole center, takes no appointments.
create table closures (
  id integer generated always as identity primary key,
  coach_id integer references coaches,
  center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 200),
  constraint closures_of_a_coach_or_a_center check (num_nonnulls(coach_id, center) = 1),
  constraint closures_end_later check (starts_at < ends_at)
);
create index closures_by_end on closures (ends_at);

alter table bookings
  add column starts_at timestamptz,
  add column coach_id integer references coaches,
  add column center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  add column status text not null default 'booked' check (status in ('booked', 'cancelled', 'no-show')),
  -- how often it was changed, for calendars
  add column sequence integer not null default 0,
  add column cancel_reason text check (char_length(cancel_reason) between 1 and 200),
  add constraint bookings_with_a_whole_slot check (num_nonnulls(starts_at, coach_id, center) in (0, 3)),
  add constraint bookings_on_the_day_of_the_slot check (date = gym_day(starts_at)),
  add constraint bookings_on_the_grid check (extract(epoch from starts_at) % 1800 = 0),
  add constraint bookings_missed_at_a_time check (status <> 'no-show' or starts_at is not null),
  add constraint bookings_only_cancelled_have_a_reason check (cancel_reason is null or status = 'cancelled');

-- One appointment of a type and day for a member, and one member for a coach's time.
alter table bookings drop constraint bookings_user_id_date_consult_type_key;
create unique index bookings_once_a_day on bookings (user_id, date, consult_type) where status <> 'cancelled';
create unique index bookings_one_seat on bookings (coach_id, starts_at)
  where status <> 'cancelled' and starts_at is not null;
create index bookings_of_member on bookings (user_id, date, id);
create index bookings_at_a_time on bookings (starts_at) where status = 'booked' and starts_at is not null;
create index bookings_to_agree on bookings (date, id) where status = 'booked' and starts_at is null;

-- Adds to the lists of actions and subjects, whatever they are by now.
do $$
  declare
    added constant text[][] := array[
      ['activity_action_check', '''appointment booked'', ''appointment moved'', ''appointment cancelled'',
        ''appointment missed'', ''coach added'', ''coach changed'', ''closure added'', ''closure removed'''],
      ['activity_subject_type_check', '''appointment'', ''coach'', ''closure''']];
    definition text;
  begin
    for i in 1 .. 2 loop
      select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = added[i][1];
      execute format('alter table activity drop constraint %I', added[i][1]);
      execute format('alter table activity add constraint %I %s', added[i][1],
        replace(definition, 'ARRAY[', 'ARRAY[' || added[i][2] || ', '));
    end loop;
  end $$;
`;
