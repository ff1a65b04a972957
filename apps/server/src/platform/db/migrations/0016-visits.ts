import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Visits of members to the centers, and the scans that were refused. */
export const visits: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = `
create table visits (
  id integer generated always as identity primary key,
  -- null when the code proved nobody
  user_id integer references users,
  -- the one that lets the member in, or the refusal is about
  membership_id integer references memberships,
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  at timestamptz not null,
  day date not null generated always as (gym_day(at)) stored,
  is_in boolean not null,
  -- of the newest code of the card that was accepted during the visit; null while the member came by name only
  step integer,
  refusal text check (refusal in ('no membership', 'not begun', 'expired', 'unpaid', 'paused', 'other center', 'stale code',
    'used code', 'unknown code')),
  -- the admin's reason, in free text; it may have to be erased
  overruled text,
  scanned_by integer not null references users,
  constraint visits_refused_for_a_reason check (is_in or refusal is not null),
  constraint visits_overruled_with_a_reason check (overruled is null or is_in),
  constraint visits_in_despite_a_refusal check (not is_in or refusal is null or overruled is not null),
  constraint visits_of_a_member check (user_id is not null or refusal = 'unknown code')
);
create index visits_of_member on visits (user_id, at desc, id desc);
create index visits_by_day on visits (day, id desc);

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'membership payed', 'membership changed', 'payment received',
  'payment reversed', 'query answered', 'tax set', 'change undone', 'mail sent again', 'admin created',
  'admin disabled', 'refusal overruled'));
alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('product', 'order', 'membership', 'query', 'admin', 'mail', 'payment', 'visit'));
`;
