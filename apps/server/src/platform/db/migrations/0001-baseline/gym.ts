export const gym = String.raw`
-- Closed days of a center, which its memberships get back.
create table center_closures (
  id integer generated always as identity primary key,
  center text not null references centers (key),
  from_day date not null,
  to_day date not null,
  reason text not null check (char_length(reason) between 1 and 200),
  closed_by integer not null references users,
  at timestamptz not null,
  -- when it was removed before it began
  reopened_at timestamptz,
  -- the calendar closure of these days
  slots_closure_id integer,
  constraint center_closures_from_and_to check (to_day >= from_day)
);
create index center_closures_by_end on center_closures (to_day);
create trigger center_closures_tell_of_change after insert or delete or truncate or update on center_closures
  for each statement execute function tell_of_change();

create table memberships (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  type text not null check (type in ('Elite', 'Elite Pro', 'Elite Plus')),
  months smallint not null check (months in (12, 6, 3)),
  center text not null references centers (key),
  start_date date not null,
  end_date date not null,
  -- with tax and fee
  total_paise integer not null check (total_paise > 0),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'payed')),
  created_at timestamptz not null,
  -- the sum of the payments in the ledger
  paid_paise bigint not null default 0,
  -- the sum of its steps
  moved_days integer not null default 0,
  effective_end date not null generated always as (end_date + moved_days) stored,
  -- the membership that it renews
  renewal_of integer references memberships,
  -- the renewal discount
  renewal_discount_paise integer not null default 0 check (renewal_discount_paise >= 0),
  -- The terms of sale never change, whatever happens to the plan.
  list_price_paise integer not null check (list_price_paise >= 0),
  discount_price_paise integer not null check (discount_price_paise >= 0),
  -- tax and fee
  fee_paise integer not null check (fee_paise >= 0),
  extension_days smallint not null check (extension_days >= 0),
  -- the discount of its next renewal
  extra_discount_paise integer not null check (extra_discount_paise >= 0),
  pause_days smallint not null check (pause_days >= 0),
  transfer_days smallint not null check (transfer_days >= 0),
  swimming_sessions smallint not null check (swimming_sessions >= 0),
  -- false: only its own
  opens_all_centers boolean not null,
  -- its days are those of an imported file, which need not match a plan
  is_imported boolean not null default false,
  withdrawn_at timestamptz,
  -- the day on which it is withdrawn automatically, set once its member has been notified
  lapses_on date,
  ended_at timestamptz,
  -- the reduction of its price by its end; any excess payment is a pending refund
  credited_paise bigint not null default 0,
  changed_from integer references memberships,
  -- In a shorter month PostgreSQL ends on the last day, like addMonths in the contract (D14)
  constraint months_lie_between
    check (is_imported or end_date = (start_date + make_interval(months => months::integer))::date),
  constraint ends_after_start check (end_date > start_date),
  constraint memberships_paid_up_to_total check (paid_paise between 0 and total_paise),
  constraint memberships_paid_when_all_is_paid check ((payment_status = 'payed') = (paid_paise >= total_paise - credited_paise)),
  constraint memberships_credited_by_their_end
    check (credited_paise between 0 and total_paise and (credited_paise = 0 or ended_at is not null)),
  constraint memberships_withdrawn_unpaid
    check (withdrawn_at is null or (payment_status = 'pending' and paid_paise = 0 and ended_at is null)),
  constraint memberships_discount_of_a_renewal check (renewal_of is not null or renewal_discount_paise = 0),
  constraint memberships_cost_what_they_were_sold_for
    check (total_paise = discount_price_paise::bigint + fee_paise - renewal_discount_paise)
);
create index memberships_of_user on memberships (user_id, id desc);
create index memberships_by_payment on memberships (payment_status, id desc);
create index memberships_by_time on memberships (created_at, id);
create index memberships_by_center on memberships (center, id desc);
create index memberships_by_type on memberships (type, id desc) include (withdrawn_at);
-- A renewal that was withdrawn or ended can be replaced by another one.
create unique index memberships_renewed_once on memberships (renewal_of)
  where renewal_of is not null and withdrawn_at is null and ended_at is null;
create index memberships_of_renewed on memberships (renewal_of) where renewal_of is not null;
create unique index memberships_changed_once on memberships (changed_from) where changed_from is not null and withdrawn_at is null;
create index memberships_of_changed on memberships (changed_from) where changed_from is not null;
-- Memberships that end soon, and whether the same member has a later one.
create index memberships_by_end on memberships (effective_end, id) include (user_id, total_paise, start_date)
  where payment_status = 'payed';
-- For the standing of members.
create index memberships_standing on memberships (user_id, id desc)
  include (type, center, payment_status, start_date, effective_end) where withdrawn_at is null;
create index memberships_by_any_end on memberships (effective_end, id);
create index memberships_paid_of_user on memberships (user_id, effective_end, id) where payment_status = 'payed';
create index memberships_due on memberships (id) include (total_paise, paid_paise)
  where payment_status = 'pending' and withdrawn_at is null;
create index memberships_unpaid_by_start on memberships (start_date, id)
  where payment_status = 'pending' and withdrawn_at is null and paid_paise = 0;
create index memberships_withdrawn on memberships (id desc) where withdrawn_at is not null;

-- Trigger: the terms of sale never change.
create function keep_membership() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform keep_row(tg_table_name, to_jsonb(old));
      return old;
    end if;
    raise exception 'what a membership was sold with does not change' using errcode = 'restrict_violation';
  end $$;
create trigger memberships_are_kept
  before delete or update of type, months, total_paise, renewal_discount_paise, list_price_paise, discount_price_paise, fee_paise,
    extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers, is_imported, changed_from
  on memberships for each row execute function keep_membership();

-- The steps of a membership; append-only. days: by how many days the step moves the end. days out, days in: transferred
-- to another one. days returned: for the membership that had given them; days taken: for the one that had received
-- them. closure: closed days that a membership gets back, or fewer when they overlap a pause. reopening: a closure that
-- no longer counts, because it was removed, or the membership ends before it or has changed its center.
create table membership_events (
  id integer generated always as identity primary key,
  membership_id integer not null references memberships,
  kind text not null check (kind in ('pause', 'resume', 'extension', 'days out', 'days in',
    'days returned', 'days taken', 'center', 'closure', 'reopening', 'end')),
  -- the first and last day of a pause, for a resumption the returned days
  from_day date,
  to_day date,
  days integer not null,
  -- the new one
  center text references centers (key),
  -- for transferred days: the membership that gives or receives them
  other_id integer references memberships,
  -- the pause that a resumption ends
  resumes integer unique references membership_events,
  made_by integer not null references users,
  at timestamptz not null,
  closure_id integer references center_closures,
  constraint membership_events_with_days check (
    (kind in ('pause', 'resume', 'closure', 'reopening')) = (from_day is not null)),
  constraint membership_events_from_and_to check ((from_day is null) = (to_day is null)),
  constraint membership_events_with_a_center check ((kind = 'center') = (center is not null)),
  constraint membership_events_with_another check (
    (kind in ('days out', 'days in', 'days returned', 'days taken')) = (other_id is not null)),
  constraint membership_events_resume_a_pause check ((kind = 'resume') = (resumes is not null)),
  constraint membership_events_of_a_closure check ((kind in ('closure', 'reopening')) = (closure_id is not null)),
  constraint membership_events_by_kind check (case kind
    when 'pause' then days = to_day - from_day + 1 and days >= 3
    when 'resume' then days = -(to_day - from_day + 1) and days < 0
    when 'days out' then days < 0
    when 'days taken' then days < 0
    when 'end' then days < 0
    when 'center' then days = 0
    when 'closure' then abs(days) <= to_day - from_day + 1
    when 'reopening' then days between -(to_day - from_day + 1) and 0
    else days > 0 end)
);
create index membership_events_of_membership on membership_events (membership_id, id);
create unique index membership_events_extended_once on membership_events (membership_id) where kind = 'extension';
create unique index membership_events_handed_over_once on membership_events (membership_id) where kind = 'days out';
create unique index membership_events_returned_once on membership_events (membership_id) where kind = 'days returned';
create unique index membership_events_ended_once on membership_events (membership_id) where kind = 'end';
create index membership_events_of_closure on membership_events (closure_id) where closure_id is not null;
create index membership_events_of_other on membership_events (other_id) where other_id is not null;
create index membership_events_by_maker on membership_events (made_by) where made_by is not null;
-- For counting paused memberships by day.
create index membership_events_pauses on membership_events (from_day) where kind = 'pause';
create trigger membership_events_are_only_added_to before update or delete or truncate on membership_events
  for each statement execute function refuse_rewriting();

-- Trigger: the end must follow the steps whatever statement writes them, including manual ones. A renewal that has not
-- begun starts on the day after the previous membership, wherever that end moves. One that was registered after that
-- end starts on another day and does not move, like one that was withdrawn or has ended.
create function apply_membership_events() returns trigger language plpgsql as $$
  begin
    update memberships set moved_days = moved_days + more.days, center = coalesce(more.center, memberships.center)
      from (
        select membership_id, sum(days)::integer as days,
          (array_agg(center order by id desc) filter (where center is not null))[1] as center
        from added group by membership_id
      ) as more
      where memberships.id = more.membership_id;
    update memberships as renewal
      set start_date = held.effective_end + 1,
        end_date = (held.effective_end + 1 + make_interval(months => renewal.months))::date
      from (select membership_id, sum(days)::integer as days from added group by membership_id) as more
      join memberships as held on held.id = more.membership_id
      where renewal.renewal_of = held.id and more.days <> 0
        and renewal.withdrawn_at is null and renewal.ended_at is null
        and renewal.start_date = held.effective_end - more.days + 1;
    return null;
  end $$;
create trigger membership_events_are_applied after insert on membership_events referencing new table as added
  for each statement execute function apply_membership_events();

-- Trial and day passes. A request has no code until the desk answers it with a pass.
create table passes (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('trial', 'day')),
  -- name and phone are empty and null once they are erased
  name text not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  center text not null references centers (key),
  day date not null,
  requested_at timestamptz,
  code integer unique check (code between 10000000 and 99999999),
  sold_at timestamptz,
  price_paise bigint check (price_paise >= 0),
  used_at timestamptz,
  voided_at timestamptz,
  -- the member that its holder became
  user_id integer references users,
  constraint passes_asked_for_or_sold check (requested_at is not null or code is not null),
  constraint passes_sold_at_a_price check (num_nulls(code, sold_at, price_paise) in (0, 3)),
  constraint passes_used_once_sold check (used_at is null or (sold_at is not null and voided_at is null)),
  constraint passes_voided_once_sold check (voided_at is null or sold_at is not null),
  constraint passes_of_members_are_sold check (user_id is null or sold_at is not null),
  constraint passes_erased_whole check ((phone is null) = (name = ''))
);
-- One trial per phone number.
create unique index passes_one_trial_a_phone on passes (phone) where kind = 'trial' and sold_at is not null and voided_at is null;
-- Several requests for the same day are one.
create unique index passes_one_request_a_day on passes (phone, center, day) where sold_at is null;
create index passes_of_phone on passes (phone) where phone is not null;
create index passes_by_day on passes (day, id);
create index passes_of_user on passes (user_id) where user_id is not null;

-- Visits of deleted members have no member.
create table visits (
  id integer generated always as identity primary key,
  -- null when the code proved nobody
  user_id integer references users,
  -- the membership that admits the member, or that the refusal is about
  membership_id integer references memberships,
  center text not null references centers (key),
  at timestamptz not null,
  day date not null generated always as (gym_day(at)) stored,
  is_in boolean not null,
  -- the step of the newest accepted card code of the visit; null while the member came by name only
  step integer,
  refusal text check (refusal in ('no membership', 'not begun', 'expired', 'unpaid', 'paused', 'other center', 'stale code',
    'used code', 'unknown code', 'pass used', 'pass of another day', 'pass of another center', 'unknown pass')),
  -- the admin's reason, as free text, which may have to be erased
  overruled text,
  scanned_by integer not null references users,
  pass_id integer references passes,
  constraint visits_refused_for_a_reason check (is_in or refusal is not null),
  constraint visits_overruled_with_a_reason check (overruled is null or is_in),
  constraint visits_in_despite_a_refusal check (not is_in or refusal is null or overruled is not null)
);
create index visits_of_member on visits (user_id, at desc, id desc);
create index visits_by_day on visits (day, id desc);
-- Members who came lately.
create index visits_of_members_by_day on visits (day, user_id) where is_in and user_id is not null;
create index visits_of_pass on visits (pass_id) where pass_id is not null;
create index visits_of_membership on visits (membership_id) where membership_id is not null;
create index visits_by_scanner on visits (scanned_by) where scanned_by is not null;

create table coaches (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  consult_type text not null check (consult_type in ('Fitness', 'Nutrition', 'Physiotherapy')),
  center text not null references centers (key),
  -- takes no new appointments since then
  retired_at timestamptz,
  created_at timestamptz not null,
  photo text check (char_length(photo) between 1 and 2048),
  about_en text check (char_length(about_en) between 1 and 400),
  about_kn text check (char_length(about_kn) between 1 and 400),
  about_hi text check (char_length(about_hi) between 1 and 400),
  qualification text check (char_length(qualification) between 1 and 80),
  languages text check (char_length(languages) between 1 and 80)
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

-- Periods when a coach, or a whole center, takes no appointments.
create table closures (
  id integer generated always as identity primary key,
  coach_id integer references coaches,
  center text references centers (key),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 200),
  constraint closures_of_a_coach_or_a_center check (num_nonnulls(coach_id, center) = 1),
  constraint closures_end_later check (starts_at < ends_at)
);
create index closures_by_end on closures (ends_at);
create trigger closures_tell_of_change after insert or delete or truncate or update on closures
  for each statement execute function tell_of_change();

-- Appointments. Those without a time are to be agreed.
create table bookings (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  consult_type text not null check (consult_type in ('Fitness', 'Nutrition', 'Physiotherapy')),
  date date not null,
  -- 0 once age, height and weight are erased: a year after the appointment, or with the account
  age smallint not null check (age = 0 or age between 10 and 120),
  height_cm numeric(5, 2) not null check (height_cm between 0 and 300),
  weight_kg numeric(5, 2) not null check (weight_kg between 0 and 500),
  created_at timestamptz not null,
  starts_at timestamptz,
  coach_id integer references coaches,
  center text references centers (key),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'no-show')),
  -- the number of changes, for calendars
  sequence integer not null default 0,
  cancel_reason text check (char_length(cancel_reason) between 1 and 200),
  -- when the gym last moved it
  moved_by_gym_at timestamptz,
  constraint bookings_with_a_whole_slot check (num_nonnulls(starts_at, coach_id, center) in (0, 3)),
  constraint bookings_on_the_day_of_the_slot check (date = gym_day(starts_at)),
  constraint bookings_on_the_grid check (extract(epoch from starts_at) % 1800 = 0),
  constraint bookings_missed_at_a_time check (status <> 'no-show' or starts_at is not null),
  constraint bookings_only_cancelled_have_a_reason check (cancel_reason is null or status = 'cancelled')
);
-- One appointment per type, day and member, and one member per coach and time.
create unique index bookings_once_a_day on bookings (user_id, date, consult_type) where status <> 'cancelled';
create unique index bookings_one_seat on bookings (coach_id, starts_at)
  where status <> 'cancelled' and starts_at is not null;
create index bookings_by_day on bookings (date, id);
create index bookings_of_member on bookings (user_id, date, id);
create index bookings_at_a_time on bookings (starts_at) where status = 'booked' and starts_at is not null;
create index bookings_to_agree on bookings (date, id) where status = 'booked' and starts_at is null;
create index bookings_with_body on bookings (date) where age <> 0;
create trigger bookings_are_kept before delete on bookings for each row execute function keep_rows();

-- A weekly class. The class of a day is computed from it; nothing is stored ahead.
create table class_slots (
  id integer generated always as identity primary key,
  type text not null check (type in ('Yoga', 'Strength', 'Run', 'Core', 'Dancing', 'Boxing')),
  center text not null references centers (key),
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

-- Differences from the slot on one day; null means as in the slot.
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
  -- From 1 without gaps, in the order of booking; null once the place is given up. Ranks up to the capacity have a
  -- place.
  rank smallint check (rank > 0),
  state text not null default 'booked'
    check (state in ('booked', 'cancelled', 'ended', 'present', 'missed', 'excused')),
  -- why the gym ended the booking
  ending text check (ending in ('cancelled', 'membership', 'list', 'account')),
  -- the state last communicated to the member: in the class or on the waiting list, since when, and the time of the
  -- class
  is_in boolean not null,
  in_since timestamptz,
  starts_at timestamptz not null,
  minutes smallint not null,
  -- when the gym last moved it
  moved_at timestamptz,
  -- the number of notified changes, for calendars
  sequence smallint not null default 0,
  is_reminded boolean not null default false,
  constraint class_bookings_have_a_rank check ((rank is null) = (state in ('cancelled', 'ended'))),
  constraint class_bookings_ended_with_a_reason check ((ending is null) = (state <> 'ended')),
  constraint class_bookings_in_since check ((in_since is null) = (not is_in)),
  -- checked at the end of a statement, because one statement moves all ranks up
  constraint class_bookings_rank_once unique (slot_id, day, rank) deferrable initially immediate
);
create unique index class_bookings_once on class_bookings (slot_id, day, user_id) where rank is not null;
create index class_bookings_of_user on class_bookings (user_id, starts_at desc);
create index class_bookings_open on class_bookings (starts_at) where state = 'booked';

-- Announces changed classes to all processes like tell_of_sale: after the commit, without a NOTIFY of the server.
create function tell_of_classes() returns void language plpgsql as $$
  begin
    raise info 'public answers change: sold';
    if current_setting('application_name') not like 'namma-server %' then
      perform pg_notify('public_changes', current_setting('application_name'));
    end if;
  end $$;

-- Special hours of a center on one day.
create table special_hours (
  id integer generated always as identity primary key,
  center text not null references centers (key),
  day date not null,
  -- minutes of the IST day
  opens_at_minute smallint not null check (opens_at_minute >= 0),
  closes_at_minute smallint not null check (closes_at_minute <= 1440),
  reason text not null check (char_length(reason) between 1 and 200),
  set_by integer not null references users,
  at timestamptz not null,
  removed_at timestamptz,
  -- The calendar closures before and after these hours. At least one exists, and its trigger invalidates caches.
  before_closure_id integer,
  after_closure_id integer,
  constraint special_hours_open_before_they_close check (opens_at_minute < closes_at_minute),
  constraint special_hours_are_not_the_whole_day check (closes_at_minute - opens_at_minute < 1440)
);
create unique index special_hours_once on special_hours (day, center) where removed_at is null;
`;
