export const limits = String.raw`
-- How often something was tried within a window of time, such as signing in from one address.
create table tries (
  key text primary key,
  count bigint not null check (count >= 0),
  resets_at timestamptz not null
);
create index tries_by_reset on tries (resets_at);

-- Replies to requests that carried an Idempotency-Key, so that a repeated one gets the same reply.
create table idempotency_keys (
  user_id integer not null references users,
  key text not null check (char_length(key) between 1 and 255),
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
`;
