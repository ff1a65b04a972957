import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What a person sees of each session: an id, the device, when it began, and when it was last used. */
export const sessionsAreListed: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table sessions
  add column id integer generated always as identity unique,
  add column browser text check (browser <> ''),
  add column system text check (system <> ''),
  add column created_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now();
-- Sessions have always lasted 30 days.
update sessions set
  created_at = expires_at - interval '30 days',
  last_seen_at = expires_at - interval '30 days';
`,
    ),
};
