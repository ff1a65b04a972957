import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Emails are confirmed and changed by links (D93). */
export const confirmedEmails: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
-- When somebody with this mailbox has opened a link from it; null while nobody has.
alter table users add column email_confirmed_at timestamptz;
alter table users add constraint confirmed_emails_are_there check (email_confirmed_at is null or email is not null);

-- Links that prove an email of an account, or give a changed one back.
create table email_links (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('confirm', 'undo')),
  -- which the link proves, and which the account has afterwards
  email text not null check (email = lower(email)),
  -- of the tokens of all mails with it
  token_hashes bytea[] not null default '{}',
  -- the session that asked for another email, which stays when it is changed
  session_hash bytea,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_links_of_user on email_links (user_id);
create index email_links_by_token on email_links using gin (token_hashes);
create index email_links_by_end on email_links (expires_at);
-- the newest wish for an email is the only one
create unique index email_links_one_wish on email_links (user_id) where kind = 'confirm';
`,
    ),
};
