export const demo = String.raw`
-- Only demo data may ever be deleted: users and enquiries that are marked as such when they are made, what belongs to a
-- demo member, and lines of the record of changes about them or by them.
-- Triggers: no constraint refuses to delete a row, and this must hold at the server's own terminal, too.
create function refuse_marking_as_demo() returns trigger language plpgsql as $$
  begin
    raise exception '% %: whether it is demo data is decided when it is made', tg_table_name, old.id
      using errcode = 'restrict_violation';
  end $$;
create trigger users_stay_demo_or_real before update of is_demo on users for each row
  when (old.is_demo <> new.is_demo) execute function refuse_marking_as_demo();
create trigger enquiries_stay_demo_or_real before update of is_demo on enquiries for each row
  when (old.is_demo <> new.is_demo) execute function refuse_marking_as_demo();

create function refuse_deleting_real_row() returns trigger language plpgsql as $$
  begin
    raise exception '% %: only demo data may be deleted', tg_table_name, old.id
      using errcode = 'restrict_violation';
  end $$;
create trigger users_are_kept before delete on users for each row
  when (not old.is_demo) execute function refuse_deleting_real_row();
create trigger enquiries_are_kept before delete on enquiries for each row
  when (not old.is_demo) execute function refuse_deleting_real_row();

create function keep_rows_of_real_members() returns trigger language plpgsql as $$
  begin
    if exists (select from users where id = old.user_id and is_demo) then return old; end if;
    raise exception '% %: only demo data may be deleted', tg_table_name, old.id
      using errcode = 'restrict_violation';
  end $$;
create trigger checkouts_are_kept before delete on checkouts for each row
  execute function keep_rows_of_real_members();
create trigger orders_are_kept before delete on orders for each row
  execute function keep_rows_of_real_members();
create trigger memberships_are_kept before delete on memberships for each row
  execute function keep_rows_of_real_members();
create trigger bookings_are_kept before delete on bookings for each row
  execute function keep_rows_of_real_members();

create function keep_activity_on_real_rows() returns trigger language plpgsql as $$
  begin
    if exists (select from users where id in (old.admin_id, old.subject_user_id) and is_demo)
      or (old.subject_type = 'query' and exists (select from enquiries where id = old.subject_id and is_demo))
    then return old; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger activity_is_kept before delete on activity for each row
  execute function keep_activity_on_real_rows();
`;
