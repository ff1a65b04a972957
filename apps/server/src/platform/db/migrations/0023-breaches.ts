import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The register of breaches of personal data (D95). */
export const breaches: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table breaches (
  id integer generated always as identity primary key,
  noticed_at timestamptz not null,
  kind text not null check (kind in ('seen', 'lost', 'changed')),
  happened text not null check (char_length(happened) between 1 and 2000),
  whose text not null check (char_length(whose) between 1 and 300),
  -- which data, as a JSON array of names
  data jsonb not null check (jsonb_typeof(data) = 'array'),
  people integer check (people >= 0),
  done text not null check (char_length(done) between 1 and 2000),
  told_en text check (char_length(told_en) between 1 and 2000),
  told_kn text check (char_length(told_kn) between 1 and 2000),
  told_hi text check (char_length(told_hi) between 1 and 2000),
  board_told_at timestamptz,
  people_told_at timestamptz,
  added_at timestamptz not null,
  made_by integer not null references users,
  version integer not null default 1,
  constraint breaches_told_after_noticed check (board_told_at >= noticed_at and people_told_at >= noticed_at)
);
create index breaches_by_time on breaches (noticed_at desc, id desc);
create index breaches_of_maker on breaches (made_by);

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'member', 'appointment', 'coach', 'closure', 'product', 'order', 'membership', 'query', 'admin', 'mail', 'payment', 'visit',
  'center', 'fact', 'class', 'import', 'pass', 'breach'));
`,
    ),
};
