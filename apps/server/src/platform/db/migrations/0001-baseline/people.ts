export const people = String.raw`
-- Members and admins. An admin has no phone, date of birth, gender or address.
create table users (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  email text unique check (email = lower(email) and email like '%_@_%'),
  phone text check (phone ~ '^[0-9]{10}$'),
  dob date,
  gender text check (gender in ('Male', 'Female', 'Other', 'Prefer not to say')),
  address text check (address <> ''),
  -- of the business that the member buys for
  gstin text check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  role text not null check (role in ('user', 'ADMIN')),
  -- null for an account that the desk added, until its member claims it
  password_hash text,
  registered_on date not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- when an admin confirmed that a parent or guardian of a member under 18 was seen
  guardian_seen_at timestamptz,
  locale text not null default 'en' check (locale in ('en', 'kn', 'hi')),
  -- the latest replaced date of birth that made the member a minor at that time; also used by the guardian check
  dob_when_minor date,
  -- begins with a space, so that every word follows one
  searched text not null generated always as (
    folded(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  -- the center whose desk added the account
  added_at text references centers (key),
  -- when a link from this mailbox was last opened; null for an unconfirmed address
  email_confirmed_at timestamptz,
  constraint claimed_accounts_have_an_email check (password_hash is null or email is not null),
  constraint admins_have_a_password check (role = 'user' or password_hash is not null),
  constraint confirmed_emails_are_there check (email_confirmed_at is null or email is not null),
  constraint members_are_13_or_older check (role = 'ADMIN' or dob <= registered_on - interval '13 years'),
  constraint deleted_members_cannot_sign_in check (deleted_at is null or disabled_at is not null)
);
create index users_by_text on users using gin (searched gin_trgm_ops);
create index admins on users (id) where role = 'ADMIN';
create index users_by_phone on users (phone) where deleted_at is null;
create trigger users_are_kept before delete on users for each row execute function keep_rows();

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  expires_at timestamptz not null,
  id integer generated always as identity unique,
  browser text check (browser <> ''),
  system text check (system <> ''),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
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
  -- null for an email without an account: written anyway, so that both take the same time
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

-- Consents of members: the document, its version and language. Append-only, because they are evidence.
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

-- Deleting an account replaces the personal data in all other tables at once. The original data is retained here, where
-- no screen reads it, for as long as the law requires.
create table deleted_accounts (
  user_id integer primary key references users,
  deleted_at timestamptz not null,
  -- null after erasure
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

-- The number of attempts within a window of time, such as sign-ins from one address.
create table tries (
  key text primary key,
  count bigint not null check (count >= 0),
  resets_at timestamptz not null
);
create index tries_by_reset on tries (resets_at);

-- The second factor of a sign-in (RFC 6238) and the codes that replace a lost one.
create table second_factors (
  user_id integer primary key references users,
  secret bytea not null check (octet_length(secret) = 20),
  started_at timestamptz not null,
  -- null until a first code was confirmed; until then, sign-in asks for none
  confirmed_at timestamptz,
  -- the 30-second step of the last code: this step and earlier ones are refused
  last_step integer,
  -- steps whose code was entered too early: they are never accepted
  early_steps integer[] not null default '{}',
  constraint confirmed_by_a_code check (num_nulls(confirmed_at, last_step) in (0, 2))
);
create table recovery_codes (
  -- SHA-256 of 80 random bits
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  user_id integer not null references second_factors on delete cascade
);
create index recovery_codes_of_user on recovery_codes (user_id);

-- The tokens (SHA-256) of links to claim an account without a password.
create table account_claims (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  -- the mailbox of the link, which is valid only while the account has this email; null for a link shown at the desk
  email text check (email = lower(email)),
  expires_at timestamptz not null
);
create index account_claims_of_user on account_claims (user_id);
create index account_claims_by_end on account_claims (expires_at);

-- Notes of the desk about members.
create table member_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  author_id integer not null references users,
  at timestamptz not null,
  text text not null check (text <> '')
);
create index member_notes_of_user on member_notes (user_id, id desc);
create index member_notes_of_author on member_notes (author_id);

-- Photos of members, for staff only. Each has the member's consent, which a colleague has noted.
create table member_photos (
  user_id integer primary key references users,
  -- WebP
  photo bytea not null check (octet_length(photo) between 1 and 1000000),
  consent_at timestamptz not null,
  noted_by integer not null references users
);
create index member_photos_of_author on member_photos (noted_by);

-- Links that confirm the email address of an account, or restore a changed one.
create table email_links (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('confirm', 'undo')),
  -- the address that the link confirms and the account has afterwards
  email text not null check (email = lower(email)),
  -- SHA-256 of the tokens of all mails with this link
  token_hashes bytea[] not null default '{}',
  -- the session that requested the change; it stays signed in when the address changes
  session_hash bytea,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_links_of_user on email_links (user_id);
create index email_links_by_token on email_links using gin (token_hashes);
create index email_links_by_end on email_links (expires_at);
-- Only the newest request for a change of address is valid.
create unique index email_links_one_wish on email_links (user_id) where kind = 'confirm';

-- The last choice of a member about offers. A member without a row has not been asked.
create table offer_choices (
  user_id integer primary key references users,
  is_wanted boolean not null,
  chosen_at timestamptz not null,
  -- recorded by the desk, which can only decline for a member
  is_by_desk boolean not null,
  constraint offer_choices_agreed_by_members check (not (is_wanted and is_by_desk))
);

-- A change replaces the row, so that its id shows a client whether it still edits the nominee that it read.
create table nominees (
  id integer generated always as identity primary key,
  user_id integer not null unique references users,
  name text not null check (char_length(name) between 1 and 100),
  relation text not null check (char_length(relation) between 1 and 60),
  phone text check (phone ~ '^[0-9]{10}$'),
  email text check (char_length(email) between 1 and 254),
  named_at timestamptz not null,
  constraint nominees_can_be_reached check (phone is not null or email is not null)
);
`;
