import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Requests for a new password by mail. */
export const passwordResets: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
create table password_resets (
  id uuid primary key,
  -- null for an email that has no account: written all the same, so that both take the same time
  user_id integer references users,
  expires_at timestamptz not null
);
create index password_resets_by_user on password_resets (user_id);
create index password_resets_by_end on password_resets (expires_at);

-- SHA-256 of the token of each mail for such a request: a mail that is sent again has a new token.
create table password_reset_tokens (
  token_hash bytea primary key,
  request_id uuid not null references password_resets on delete cascade
);
create index password_reset_tokens_by_request on password_reset_tokens (request_id);
`;
