import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The facts of the business that its owner changes, each from a day on (D83). */
export const facts: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
-- Only added to: of several rows with a key and a first day the newest holds, and one without a value takes the others back.
create table facts (
  id integer generated always as identity primary key,
  key text not null check (key <> ''),
  -- the first day (IST)
  from_day date not null,
  value jsonb,
  by integer not null references users,
  at timestamptz not null
);
create index facts_by_key_and_day on facts (key, from_day, id desc);
create trigger facts_are_only_added_to before update or delete or truncate on facts
  for each statement execute function refuse_rewriting();
create trigger facts_tell_of_change after insert on facts
  for each statement execute function tell_of_change();

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'member', 'appointment', 'coach', 'closure', 'product', 'order', 'membership', 'query', 'admin', 'mail',
  'payment', 'visit', 'center', 'fact'));
`,
    ),
};
