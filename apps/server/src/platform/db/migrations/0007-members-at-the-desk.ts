import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** People whom the desk adds: an account without a password, its link, and notes about members (D78). */
export const membersAtTheDesk: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table users
  alter column email drop not null,
  alter column password_hash drop not null,
  -- the center whose desk has added them
  add column added_at text check (added_at in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  drop constraint members_are_complete,
  -- Who registers gives more than a phone; whom the desk adds need not.
  add constraint members_have_a_phone check (role = 'ADMIN' or deleted_at is not null or phone is not null),
  -- Without a password nobody signs in: an account of the desk, until its member claims it.
  add constraint claimed_accounts_have_an_email check (password_hash is null or email is not null),
  add constraint admins_have_a_password check (role = 'user' or password_hash is not null);
create index users_by_phone on users (phone) where deleted_at is null;

-- SHA-256 of the token of the link by which somebody claims an account of the desk: one an account.
create table account_claims (
  user_id integer primary key references users,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index account_claims_by_end on account_claims (expires_at);

-- What the desk has noted about members.
create table member_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  author_id integer not null references users,
  at timestamptz not null,
  text text not null check (text <> '')
);
create index member_notes_of_user on member_notes (user_id, id desc);
create index member_notes_of_author on member_notes (author_id);

-- Which actions there are is known to the code alone, which is all that writes them.
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action ~ '^[a-z]+( [a-z]+)*$');
`,
    ),
};
