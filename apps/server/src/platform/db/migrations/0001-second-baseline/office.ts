export const office = String.raw`
-- The record of changes: who changed what, and from which values to which. It names people by their ids, and their names
-- are read when it is shown: so a person can be renamed or erased without rewriting it.
-- Rows of one step share it: the first row's id names the step, and the others carry that id in step_id.
create table activity (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- null for what was done at the server's own terminal
  admin_id integer references users,
  action text not null check (action in ('return withdrawn', 'membership registered', 'date of birth changed', 'account deleted',
    'guardian seen', 'review hidden', 'review shown', 'appointment booked', 'appointment moved', 'appointment cancelled', 'appointment missed',
    'coach added', 'coach changed', 'closure added', 'closure removed', 'stock received', 'stock counted', 'stock written off',
    'product added', 'product changed', 'product deleted', 'order moved', 'order cancelled', 'return requested',
    'return decided', 'membership payed', 'membership changed', 'payment received', 'payment reversed', 'query answered',
    'tax set', 'change undone', 'mail sent again', 'admin created', 'admin disabled', 'refusal overruled', 'center closed',
    'center reopened')),
  subject_type text not null check (subject_type in ('member', 'appointment', 'coach', 'closure', 'product', 'order',
    'membership', 'query', 'admin', 'mail', 'payment', 'visit', 'center')),
  subject_id integer not null,
  -- whose order or membership it is, or who the admin is; null for the rest: queries name their sender themselves
  subject_user_id integer references users,
  -- a product's name, a membership's type; empty for the rest
  subject text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  step_id integer,
  -- the row that this one takes back
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
`;
