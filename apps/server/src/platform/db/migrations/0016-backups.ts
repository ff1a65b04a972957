import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Backups that the server makes by itself, and when its jobs ran (D91). */
export const backups: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table backups (
  id integer generated always as identity primary key,
  -- when it began, by the clock of the process that makes it
  at timestamptz not null,
  file text not null check (file <> ''),
  -- by the clock of the database, while it is made: whoever stays silent for minutes has ended
  alive_at timestamptz not null,
  bytes bigint,
  rows bigint,
  -- it was restored into a database of its own and compared
  verified_at timestamptz,
  error text,
  constraint backups_are_verified_or_failed check (verified_at is null or error is null),
  constraint backups_verified_as_a_whole check (
    verified_at is null or (bytes is not null and rows is not null))
);
-- Of several processes one makes the backup.
create unique index backups_are_made_one_at_a_time on backups ((true)) where verified_at is null and error is null;
create index backups_by_time on backups (at desc);

create table job_runs (
  name text primary key check (name <> ''),
  ran_at timestamptz not null,
  error text
);
`,
    ),
};
