import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Hours of a center on one day that take the place of the usual ones (D83). */
export const specialHours: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table special_hours (
  id integer generated always as identity primary key,
  center text not null check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  day date not null,
  -- minutes of the IST day
  opens_at_minute smallint not null check (opens_at_minute >= 0),
  closes_at_minute smallint not null check (closes_at_minute <= 1440),
  reason text not null check (char_length(reason) between 1 and 200),
  set_by integer not null references users,
  at timestamptz not null,
  removed_at timestamptz,
  -- Closures of appointments' times before and after these hours. Each has one at least, which tells caches of the change.
  before_closure_id integer,
  after_closure_id integer,
  constraint special_hours_open_before_they_close check (opens_at_minute < closes_at_minute),
  constraint special_hours_are_not_the_whole_day check (closes_at_minute - opens_at_minute < 1440)
);
create unique index special_hours_once on special_hours (day, center) where removed_at is null;
`,
    ),
};
