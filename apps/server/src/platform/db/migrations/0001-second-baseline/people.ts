export const people = String.raw`
-- Members and admins. An admin has no phone, day of birth, gender or address.
create table users (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  phone text check (phone ~ '^[0-9]{10}$'),
  dob date,
  gender text check (gender in ('Male', 'Female', 'Other', 'Prefer not to say')),
  address text check (address <> ''),
  role text not null check (role in ('user', 'ADMIN')),
  password_hash text not null,
  registered_on date not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  is_demo boolean not null default false,
  deleted_at timestamptz,
  -- when an admin confirmed that a parent or guardian of a member under 18 was seen
  guardian_seen_at timestamptz,
  locale text not null default 'en' check (locale in ('en', 'kn', 'hi')),
  -- the latest day of birth by which a member was under 18 when it was replaced: the check of minors goes by it too
  dob_when_minor date,
  -- begins with a space, so that every word follows one
  searched text not null generated always as (
    folded(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  constraint members_are_complete
    check (role = 'ADMIN' or deleted_at is not null or num_nulls(phone, dob, gender, address) = 0),
  constraint members_are_13_or_older check (role = 'ADMIN' or dob <= registered_on - interval '13 years'),
  constraint deleted_members_cannot_sign_in check (deleted_at is null or disabled_at is not null)
);
create index users_by_text on users using gin (searched gin_trgm_ops);
create index users_of_demo on users (id) where is_demo;
create index admins on users (id) where role = 'ADMIN';
create trigger users_stay_as_they_are before update of is_demo or delete on users
  for each row execute function keep_real_rows();

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- After too many wrong passwords from a network, a right one still signs in where its account has signed in before.
create table sign_in_networks (
  user_id integer not null references users,
  -- SHA-256 of the address that limits count for
  network bytea not null check (length(network) = 32),
  signed_in_at timestamptz not null,
  primary key (user_id, network)
);
create index sign_in_networks_of_network on sign_in_networks (network);

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

-- What a member agreed to: which text, in which version and language. It is evidence, and only ever added to.
create table consents (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version <> ''),
  locale text not null check (locale in ('en', 'kn', 'hi')),
  given_at timestamptz not null
);
create index consents_of_user on consents (user_id, id);
create trigger consents_are_only_added_to before update or delete or truncate on consents
  for each statement execute function refuse_rewriting();

-- Deleting an account replaces the personal data in all other tables at once. What they held is kept here, where no screen
-- reads it, for as long as the law asks for.
create table deleted_accounts (
  user_id integer primary key references users,
  deleted_at timestamptz not null,
  -- null once it is erased
  kept jsonb check (jsonb_typeof(kept) = 'object'),
  erased_at timestamptz,
  constraint deleted_accounts_are_kept_or_erased check ((kept is null) = (erased_at is not null))
);
create index deleted_accounts_to_erase on deleted_accounts (deleted_at) where kept is not null;

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

-- How often something was tried within a window of time, such as signing in from one address.
create table tries (
  key text primary key,
  count bigint not null check (count >= 0),
  resets_at timestamptz not null
);
create index tries_by_reset on tries (resets_at);
`;
