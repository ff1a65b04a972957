export const office = String.raw`
-- The activity log: who changed what, with the values before and after. It contains ids of people, whose names are
-- joined when it is shown, so that a person can be renamed or erased without rewriting it. Rows of one step share it:
-- the first row's id identifies the step, and the others have that id in step_id.
create table activity (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- null for changes at the server's own terminal
  admin_id integer references users,
  -- actions and subjects have no check, because only the code writes them
  action text not null check (action ~ '^[a-z]+( [a-z]+)*$'),
  subject_type text not null check (subject_type ~ '^[a-z]+( [a-z]+)*$'),
  subject_id integer not null,
  -- the member of the order or membership, or the admin concerned; null for the rest: queries name their sender
  -- themselves
  subject_user_id integer references users,
  -- a product's name, a membership's type; empty for the rest
  subject text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  step_id integer,
  -- the row that this one undoes
  undoes integer,
  -- begins with a space, so that every word follows one
  searched text not null generated always as (folded(' ' || subject)) stored,
  constraint something_changed check (num_nonnulls(before, after) > 0),
  constraint a_step_begins_before_its_rows check (step_id < id),
  constraint an_undo_follows_its_step check (undoes < id)
);
create index activity_by_time on activity (at, id);
create index activity_of_admin on activity (admin_id, id desc);
create index activity_of_subject_user on activity (subject_user_id, id desc);
create index activity_by_action on activity (action, id desc);
create index activity_of_subject on activity (subject_id, subject_type, id desc);
create index activity_by_text on activity using gin (searched gin_trgm_ops);
create index activity_of_step on activity (step_id) where step_id is not null;
create unique index activity_undone_once on activity (undoes) where undoes is not null;
create trigger activity_is_only_added_to before update or delete or truncate on activity
  for each statement execute function refuse_rewriting();

-- How far each admin has read each list.
create table list_reads (
  user_id integer not null references users,
  list text not null check (list in ('orders', 'memberships', 'queries', 'appointments')),
  read_up_to integer not null check (read_up_to >= 0),
  primary key (user_id, list)
);

-- The staff and their permissions (D74).
create table staff (
  user_id integer primary key references users (id),
  preset text not null check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  center text references centers (key),
  coach_id integer references coaches (id) on delete set null,
  granted_by integer references users (id),
  granted_at timestamptz not null,
  constraint owners_have_every_center check (preset <> 'owner' or center is null),
  constraint coaches_alone_have_appointments_of_their_own check (preset = 'coach' or coach_id is null)
);
create index owners on staff (user_id) where preset = 'owner';

create table staff_invites (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and email like '%_@_%'),
  preset text not null check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  center text references centers (key),
  coach_id integer references coaches (id) on delete cascade,
  invited_by integer not null references users (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  constraint owners_are_invited_to_every_center check (preset <> 'owner' or center is null),
  constraint coaches_alone_are_invited_as_a_coach check (preset = 'coach' or coach_id is null)
);
create table staff_invite_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  invite_id integer not null references staff_invites (id) on delete cascade
);
create index staff_invite_tokens_of_invite on staff_invite_tokens (invite_id);

-- Which member of staff viewed which person's profile on which day.
create table profile_views (
  user_id integer not null references users (id),
  person_id integer not null references users (id) on delete cascade,
  day date not null,
  primary key (day, user_id, person_id)
);
create index profile_views_by_person on profile_views (person_id);
create index profile_views_by_viewer on profile_views (user_id);
create table exports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  list text not null check (list <> ''),
  at timestamptz not null
);
create index exports_by_time on exports (at);

-- The presets whose staff must set up a second factor before they can do anything else.
create table factor_demands (
  preset text primary key check (preset in ('owner', 'manager', 'desk', 'shop', 'coach', 'accountant')),
  demanded_by integer not null references users (id),
  demanded_at timestamptz not null
);

-- The owner's settings, each from a day on (D83). Append-only: the newest row with a key and a first day is in effect,
-- and one without a value cancels the others.
create table settings (
  id integer generated always as identity primary key,
  key text not null check (key <> ''),
  -- the first day (IST)
  from_day date not null,
  value jsonb,
  by integer not null references users,
  at timestamptz not null
);
create index settings_by_key_and_day on settings (key, from_day, id desc);
create trigger settings_are_only_added_to before update or delete or truncate on settings
  for each statement execute function refuse_rewriting();
create trigger settings_notify after insert on settings
  for each statement execute function tell_of_change();

create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('members', 'products')),
  -- of the file
  name text not null,
  sha bytea not null check (octet_length(sha) = 32),
  by integer not null references users,
  at timestamptz not null,
  state text not null default 'checked' check (state in ('checked', 'running', 'undoing', 'done', 'undone')),
  -- how columns and cells are read, and the field of each title, used as defaults for the next file
  reading jsonb not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  -- the result of the check
  rows integer not null check (rows >= 0),
  counts jsonb not null,
  took_milliseconds integer not null,
  -- the steps of the check, each with its last line and a SHA-256 of its result: a step of the run with another result is rolled back
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  -- the number of imported steps so far
  steps_done integer not null default 0 check (steps_done between 0 and jsonb_array_length(steps)),
  -- by the clock of the database, written with each step of a run or an undo: a process that is silent for seconds has
  -- ended
  alive_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users,
  invited_at timestamptz,
  constraint imports_undone_by_someone check ((state = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by is null))
);
create index imports_of_state on imports (state, id desc);
create index imports_by_admin on imports (by);
create index imports_by_undoer on imports (undone_by) where undone_by is not null;

-- The file of a check, compressed by gzip, until it is run or an hour has passed.
create table import_files (
  import_id integer primary key references imports on delete cascade,
  body bytea not null,
  kept_until timestamptz not null
);
create index import_files_by_end on import_files (kept_until);

-- Each row that an import created or changed, for its undo.
create table import_rows (
  import_id integer not null references imports on delete cascade,
  entity text not null check (entity in ('users', 'memberships', 'products', 'product_families')),
  row_id integer not null,
  line integer not null,
  is_new boolean not null,
  -- for a changed row: the changed columns before and after the import
  before jsonb,
  after jsonb,
  -- for a product, after the import
  version integer,
  primary key (import_id, entity, row_id),
  constraint import_rows_changed_or_new check (is_new = (before is null) and (before is null) = (after is null))
);
create index import_rows_of_row on import_rows (entity, row_id);
create index import_rows_by_line on import_rows (import_id, line);

-- Refused rows of a file, to be corrected and sent again.
create table import_refusals (
  import_id integer not null references imports on delete cascade,
  line integer not null,
  field text not null,
  value text not null,
  reason text not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  primary key (import_id, line)
);

create table backups (
  id integer generated always as identity primary key,
  -- when it began, by the clock of the process that makes it
  at timestamptz not null,
  file text not null check (file <> ''),
  -- by the clock of the database, updated while the backup runs: a process that is silent for minutes has ended
  alive_at timestamptz not null,
  bytes bigint,
  rows bigint,
  -- when its test restore succeeded
  verified_at timestamptz,
  error text,
  constraint backups_are_verified_or_failed check (verified_at is null or error is null),
  constraint backups_verified_as_a_whole check (
    verified_at is null or (bytes is not null and rows is not null))
);
-- Only one process at a time makes a backup.
create unique index backups_are_made_one_at_a_time on backups ((true)) where verified_at is null and error is null;
create index backups_by_time on backups (at desc);

create table job_runs (
  name text primary key check (name <> ''),
  ran_at timestamptz not null,
  error text
);

`;
