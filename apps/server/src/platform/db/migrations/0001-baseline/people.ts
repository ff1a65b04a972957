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
  -- one lower-case line, which begins with a space, so that every word follows one
  searched text not null generated always as (translate(
    lower(' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
    E'\n\t', '  ')) stored,
  is_demo boolean not null default false,
  constraint members_are_complete check (role = 'ADMIN' or num_nulls(phone, dob, gender, address) = 0),
  constraint members_are_13_or_older check (role = 'ADMIN' or dob <= registered_on - interval '13 years')
);
create index users_by_text on users using gin (searched gin_trgm_ops);
create index users_of_demo on users (id) where is_demo;
create index admins on users (id) where role = 'ADMIN';

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
`;
