export const activity = String.raw`
-- The record of changes: who changed what, and from which values to which. It names people by their ids, and their names
-- are read when it is shown: so a person can be renamed or erased without rewriting it.
-- Rows of one step share it: the first row's id names the step, and the others carry that id in step_id.
create table activity (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- null for what was done at the server's own terminal
  admin_id integer references users,
  action text not null check (action in ('product added', 'product changed', 'product deleted', 'order moved',
    'membership payed', 'query answered', 'change undone', 'admin created', 'admin disabled')),
  subject_type text not null check (subject_type in ('product', 'order', 'membership', 'query', 'admin')),
  subject_id integer not null,
  -- whose order or membership it is, or who the admin is; null for the rest: queries name their sender themselves
  subject_user_id integer references users,
  -- a product's name, a membership's type; empty for the rest
  subject text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  -- one lower-case line, which begins with a space, so that every word follows one
  searched text not null generated always as (translate(lower(' ' || subject), E'\n\t', '  ')) stored,
  step_id integer,
  -- the row that this one takes back
  undoes integer,
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

-- Trigger: nobody may rewrite the record, at the server's own terminal neither.
create function refuse_rewriting() returns trigger language plpgsql as $$
  begin
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger activity_is_only_added_to before update or truncate on activity
  for each statement execute function refuse_rewriting();

-- Triggers: a status goes back only to undo a step, and only with its row of the record. Both are there when the
-- transaction commits, and a check cannot look into another table.
create function refuse_going_back() returns trigger language plpgsql as $$
  declare
    subject_kind constant text := tg_argv[0];
    recorded_field constant text := tg_argv[1];
    status_column constant text := tg_argv[2];
    latest record;
  begin
    select after ->> recorded_field as status, undoes into latest from activity
      where subject_id = new.id and subject_type = subject_kind order by id desc limit 1;
    if latest.undoes is null or latest.status is distinct from to_jsonb(new) ->> status_column then
      raise exception '% %: its status cannot be moved like that', tg_table_name, new.id
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
create constraint trigger orders_go_back_on_record after update of order_status on orders
  deferrable initially deferred for each row
  when (array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], new.order_status)
    < array_position(array['Pending', 'Transit', 'Out-For-Delivery', 'Delivered'], old.order_status))
  execute function refuse_going_back('order', 'status', 'order_status');
create constraint trigger memberships_go_back_on_record after update of payment_status on memberships
  deferrable initially deferred for each row
  when (old.payment_status <> new.payment_status and old.payment_status <> 'pending')
  execute function refuse_going_back('membership', 'payment_status', 'payment_status');
create constraint trigger enquiries_go_back_on_record after update of status on enquiries
  deferrable initially deferred for each row
  when (old.status <> new.status and old.status <> 'unanswered')
  execute function refuse_going_back('query', 'status', 'status');

-- How far each admin has read each list.
create table list_reads (
  user_id integer not null references users,
  list text not null check (list in ('orders', 'memberships', 'queries', 'appointments')),
  read_up_to integer not null check (read_up_to >= 0),
  primary key (user_id, list)
);
`;
