import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Passes for one day, the requests for them, their receipts and visits (D89). */
export const passes: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
-- A request has no code; it gets one when the desk answers it with a pass.
create table passes (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('trial', 'day')),
  -- empty and null once they are erased
  name text not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  day date not null,
  requested_at timestamptz,
  code integer unique check (code between 10000000 and 99999999),
  sold_at timestamptz,
  price_paise bigint check (price_paise >= 0),
  used_at timestamptz,
  voided_at timestamptz,
  -- the member whom its holder has become
  user_id integer references users,
  constraint passes_asked_for_or_sold check (requested_at is not null or code is not null),
  constraint passes_sold_at_a_price check (num_nulls(code, sold_at, price_paise) in (0, 3)),
  constraint passes_used_once_sold check (used_at is null or (sold_at is not null and voided_at is null)),
  constraint passes_voided_once_sold check (voided_at is null or sold_at is not null),
  constraint passes_of_members_are_sold check (user_id is null or sold_at is not null),
  constraint passes_erased_whole check ((phone is null) = (name = ''))
);
-- One trial a phone number.
create unique index passes_one_trial_a_phone on passes (phone) where kind = 'trial' and sold_at is not null and voided_at is null;
-- Asked again for the same day, it stays one request.
create unique index passes_one_request_a_day on passes (phone, center, day) where sold_at is null;
create index passes_of_phone on passes (phone) where phone is not null;
create index passes_by_day on passes (day, id);
create index passes_of_user on passes (user_id) where user_id is not null;

alter table payments add column pass_id integer references passes,
  drop constraint payments_of_one_subject,
  add constraint payments_of_one_subject check (num_nonnulls(membership_id, checkout_id, pass_id) = 1),
  add constraint payments_of_passes_at_a_center check (pass_id is null or center is not null);
create index payments_of_pass on payments (pass_id, id) where pass_id is not null;

alter table visits add column pass_id integer references passes,
  drop constraint visits_refusal_check,
  add constraint visits_refusal_check check (refusal in ('no membership', 'not begun', 'expired', 'unpaid', 'paused',
    'other center', 'stale code', 'used code', 'unknown code', 'pass used', 'pass of another day', 'pass of another center',
    'unknown pass'));
create index visits_of_pass on visits (pass_id) where pass_id is not null;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'member', 'appointment', 'coach', 'closure', 'product', 'order', 'membership', 'query', 'admin', 'mail', 'payment', 'visit',
  'center', 'fact', 'class', 'import', 'pass'));
`,
    ),
};
