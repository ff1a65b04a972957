import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** A gym moves in: files of members and products, which can be taken back as a whole (D82). */
export const imports: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('members', 'products')),
  -- of the file
  name text not null,
  sha bytea not null check (octet_length(sha) = 32),
  by integer not null references users,
  at timestamptz not null,
  state text not null default 'checked' check (state in ('checked', 'done', 'undone')),
  -- how its columns and cells are read, and the field of each title, which the next file is read by
  reading jsonb not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  -- what the check has found: a run that finds anything else is rolled back
  rows integer not null check (rows >= 0),
  counts jsonb not null,
  report_sha bytea not null,
  took_milliseconds integer not null,
  undone_at timestamptz,
  undone_by integer references users,
  invited_at timestamptz,
  constraint imports_undone_by_someone check ((state = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by is null))
);
create index imports_of_state on imports (state, id desc);
create index imports_by_admin on imports (by);
create index imports_by_undoer on imports (undone_by) where undone_by is not null;

-- The file of a check, until it is run or an hour has passed.
create table import_files (
  import_id integer primary key references imports on delete cascade,
  body bytea not null,
  kept_until timestamptz not null
);
create index import_files_by_end on import_files (kept_until);

-- Each row that an import has made or changed: what its undo takes back, and may take back.
create table import_rows (
  import_id integer not null references imports on delete cascade,
  entity text not null check (entity in ('users', 'memberships', 'products', 'product_families')),
  row_id integer not null,
  line integer not null,
  is_new boolean not null,
  -- of a row that was there: the changed columns as they were, and as they are since
  before jsonb,
  after jsonb,
  -- of a product, as the import has left it
  version integer,
  primary key (import_id, entity, row_id),
  constraint import_rows_changed_or_new check (is_new = (before is null) and (before is null) = (after is null))
);
create index import_rows_of_row on import_rows (entity, row_id);

-- Rows of a file that changed nothing, to be mended and sent again.
create table import_refusals (
  import_id integer not null references imports on delete cascade,
  line integer not null,
  field text not null,
  value text not null,
  reason text not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  primary key (import_id, line)
);

-- How far an import is that runs at this moment, written outside its transaction.
create table import_progress (
  import_id integer primary key references imports on delete cascade,
  done integer not null,
  of integer not null,
  started_at timestamptz not null,
  at timestamptz not null
);

alter table memberships
  -- Its days are those of the file, which no plan has.
  add column is_imported boolean not null default false,
  drop constraint months_lie_between,
  add constraint months_lie_between
    check (is_imported or end_date = (start_date + make_interval(months => months::integer))::date);
drop trigger memberships_are_kept on memberships;
create trigger memberships_are_kept
  before delete or update of type, months, total_paise, renewal_discount_paise, list_price_paise, discount_price_paise, fee_paise,
    extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers, is_imported
  on memberships for each row execute function keep_membership();

-- What was paid before the gym moved in.
alter table payments
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('payment', 'reversal', 'refund', 'opening')),
  drop constraint payments_by_sign,
  add constraint payments_by_sign check (case kind
    when 'payment' then amount_paise > 0
    when 'opening' then amount_paise > 0 and membership_id is not null
    when 'refund' then amount_paise < 0
    else amount_paise <> 0 end);

-- What was paid before the gym moved in is none of its takings.
create or replace function totals_of(payments) returns setof totals language sql stable as $$
  values
    (case $1.kind when 'payment' then 'received' else 'returned' end,
      case when $1.kind <> 'opening' then gym_day($1.received_at) end,
      $1.mode || '|' || coalesce($1.center, ''), (coalesce($1.received_by, $1.id) % 8)::smallint, 1::bigint,
      case $1.kind when 'payment' then $1.amount_paise else -$1.amount_paise end::numeric)
$$;

-- Real rows go only with the undone import that has made them. It is named by a setting of the transaction.
create or replace function keep_real_row(name text, old_row jsonb) returns void language plpgsql as $$
  declare
    undone constant integer := nullif(current_setting('namma.undoes_import', true), '')::integer;
  begin
    if undone is not null and exists (
      select from import_rows where import_id = undone and is_new and case name
        when 'payments' then old_row ->> 'kind' = 'opening' and entity = 'memberships'
          and row_id = (old_row ->> 'membership_id')::integer
        else entity = name and row_id = (old_row ->> 'id')::integer end) then return; end if;
    if coalesce((old_row ->> 'is_demo')::boolean, (
      select is_demo from users where id = coalesce((old_row ->> 'user_id')::integer,
        (select user_id from memberships where id = (old_row ->> 'membership_id')::integer),
        (select user_id from checkouts where id = (old_row ->> 'checkout_id')::uuid)))) then return; end if;
    raise exception '% %: only demo data may be deleted', name, old_row ->> 'id' using errcode = 'restrict_violation';
  end $$;

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('namma.clears_demo', true) = 'yes' then return null; end if;
    -- The first counts of products that an undone import has made.
    if tg_op = 'DELETE' and tg_table_name = 'stock_moves' and current_setting('namma.undoes_import', true) <> '' then
      return null;
    end if;
    raise exception '% is only ever added to, and only demo data may be deleted', tg_table_name
      using errcode = 'restrict_violation';
  end $$;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'member', 'appointment', 'coach', 'closure', 'product', 'order', 'membership', 'query', 'admin', 'mail',
  'payment', 'visit', 'center', 'fact', 'class', 'import'));
`,
    ),
};
