import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The ledger of payments with its kept sums, and the slips that members pay with. */
export const payments: Migration = {
  up: (db) => runSql(db, sql),
};

const sql = String.raw`
-- Receipts for memberships and checkouts. Amounts are what the gym has received: above 0 for a payment, below 0 for a
-- refund; a reversal has the opposite amount of the receipt that it takes back.
create table payments (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('payment', 'reversal', 'refund')),
  membership_id integer references memberships,
  checkout_id uuid references checkouts,
  amount_paise bigint not null,
  mode text not null check (mode in ('cash', 'upi', 'card')),
  utr text check (utr ~ '^[0-9]{12}$'),
  -- null for cash on delivery that no center received
  center text check (center in ('vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout')),
  -- null where the record of changes does not know who it was
  received_by integer references users,
  received_at timestamptz not null,
  reverses integer unique references payments,
  -- the only column that is ever updated, and only once
  reversed_by integer references payments,
  reason text check (char_length(reason) between 1 and 200),
  constraint payments_of_one_subject check (num_nonnulls(membership_id, checkout_id) = 1),
  constraint payments_by_sign check (case kind
    when 'payment' then amount_paise > 0 when 'refund' then amount_paise < 0 else amount_paise <> 0 end),
  constraint payments_reversals_name_one check ((kind = 'reversal') = (reverses is not null)),
  constraint payments_reversals_are_final check (kind <> 'reversal' or reversed_by is null),
  constraint payments_with_reason check (kind = 'payment' or reason is not null),
  constraint payments_utr_of_upi check ((utr is not null) = (mode = 'upi' and kind <> 'reversal')),
  constraint payments_of_memberships_at_a_center check (membership_id is null or center is not null)
);
create unique index payments_by_utr on payments (utr) where utr is not null and reversed_by is null;
create index payments_by_time on payments (received_at, id);
create index payments_of_membership on payments (membership_id, id) where membership_id is not null;
create index payments_of_checkout on payments (checkout_id, id) where checkout_id is not null;

-- What a member shows to pay: eight random digits and their Verhoeff digit.
create table slips (
  code integer primary key check (code between 0 and 999999999),
  membership_id integer unique references memberships,
  checkout_id uuid unique references checkouts,
  constraint slips_of_one_subject check (num_nonnulls(membership_id, checkout_id) = 1)
);

-- What was paid before there was a ledger: memberships in cash at their centers, delivered orders in cash on delivery.
insert into payments (kind, membership_id, amount_paise, mode, center, received_by, received_at)
  select 'payment', memberships.id, total_paise, 'cash', center, payed.admin_id, coalesce(payed.at, created_at)
  from memberships left join lateral (
    select admin_id, at from activity
    where subject_id = memberships.id and subject_type = 'membership' and action = 'membership payed'
    order by id desc limit 1
  ) as payed on true
  where payment_status = 'payed'
  order by coalesce(payed.at, created_at), memberships.id;
insert into payments (kind, checkout_id, amount_paise, mode, received_by, received_at)
  select 'payment', checkouts.id, sold.paise + fee_paise, 'cash', delivered.admin_id,
    coalesce(delivered.at, created_at)
  from checkouts join (
    select checkout_id, sum(quantity::bigint * unit_price_paise) as paise from orders
    where cancelled_at is null group by checkout_id having bool_and(order_status = 'Delivered')
  ) as sold on sold.checkout_id = checkouts.id left join lateral (
    select admin_id, at from orders join activity on activity.subject_id = orders.id
    where orders.checkout_id = checkouts.id and subject_type = 'order' and action = 'order moved'
      and after ->> 'status' = 'Delivered'
    order by activity.id desc limit 1
  ) as delivered on true
  where sold.paise + fee_paise > 0
  order by coalesce(delivered.at, created_at), checkouts.id;

alter table memberships add column paid_paise bigint not null default 0;
update memberships set paid_paise = total_paise where payment_status = 'payed';
alter table memberships
  add constraint memberships_paid_up_to_total check (paid_paise between 0 and total_paise),
  add constraint memberships_payed_when_all_is_paid check ((payment_status = 'payed') = (paid_paise = total_paise));
alter table checkouts add column paid_paise bigint not null default 0;
update checkouts set paid_paise = payments.amount_paise from payments where payments.checkout_id = checkouts.id;
alter table checkouts add constraint checkouts_paid_up_to_total check (paid_paise between 0 and total_paise);
create index checkouts_not_all_paid on checkouts (user_id, created_at) where paid_paise < total_paise;

-- Slips of what is still to be paid.
create function verhoeff_digit(digits text) returns integer language plpgsql as $$
  declare
    product constant integer[] := array[[0,1,2,3,4,5,6,7,8,9], [1,2,3,4,0,6,7,8,9,5], [2,3,4,0,1,7,8,9,5,6],
      [3,4,0,1,2,8,9,5,6,7], [4,0,1,2,3,9,5,6,7,8], [5,9,8,7,6,0,4,3,2,1], [6,5,9,8,7,1,0,4,3,2],
      [7,6,5,9,8,2,1,0,4,3], [8,7,6,5,9,3,2,1,0,4], [9,8,7,6,5,4,3,2,1,0]];
    permutation constant integer[] := array[[0,1,2,3,4,5,6,7,8,9], [1,5,7,6,2,8,3,0,9,4], [5,8,0,3,7,9,6,1,4,2],
      [8,9,1,6,0,4,3,5,2,7], [9,4,5,3,1,2,6,8,7,0], [4,2,8,6,5,7,3,9,0,1], [2,7,9,3,8,0,6,4,1,5],
      [7,0,4,6,9,1,3,2,5,8]];
    inverse constant integer[] := array[0,4,3,2,1,5,6,7,8,9];
    result integer := 0;
  begin
    for place in 1 .. length(digits) loop
      result := product[result + 1][
        permutation[place % 8 + 1][substr(reverse(digits), place, 1)::integer + 1] + 1];
    end loop;
    return inverse[result + 1];
  end $$;
create function fill_slip(membership integer, checkout uuid) returns void language plpgsql as $$
  declare
    digits text;
  begin
    loop
      digits := lpad(floor(random() * 100000000)::integer::text, 8, '0');
      insert into slips (code, membership_id, checkout_id)
        values ((digits || verhoeff_digit(digits))::integer, membership, checkout) on conflict do nothing;
      exit when found;
    end loop;
  end $$;
select fill_slip(id, null) from memberships where payment_status = 'pending';
select fill_slip(null, id) from checkouts where paid_paise = 0
  and exists (select from orders where checkout_id = checkouts.id and cancelled_at is null);
drop function fill_slip(integer, uuid);
drop function verhoeff_digit(text);

-- Trigger: the sums must follow the ledger whatever statement writes it, also one typed into psql, and a membership is
-- payed exactly when its sum reaches its total.
create function add_up_payments() returns trigger language plpgsql as $$
  begin
    update memberships set paid_paise = paid_paise + more.paise,
        payment_status = case when paid_paise + more.paise >= total_paise then 'payed' else 'pending' end
      from (select membership_id, sum(amount_paise) as paise from added
        where membership_id is not null group by membership_id) as more
      where memberships.id = more.membership_id;
    update checkouts set paid_paise = paid_paise + more.paise
      from (select checkout_id, sum(amount_paise) as paise from added
        where checkout_id is not null group by checkout_id) as more
      where checkouts.id = more.checkout_id;
    return null;
  end $$;
create trigger payments_are_added_up after insert on payments referencing new table as added
  for each statement execute function add_up_payments();
-- The check above says when a membership may be pending again.
drop trigger memberships_go_back_on_record on memberships;

-- Triggers: nobody may rewrite the ledger, at the server's own terminal neither.
create function refuse_rewriting_payment() returns trigger language plpgsql as $$
  begin
    if old.reversed_by is null and new.reversed_by is not null
      and to_jsonb(old) - 'reversed_by' = to_jsonb(new) - 'reversed_by'
    then return new; end if;
    raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger payments_are_not_rewritten before update on payments
  for each row execute function refuse_rewriting_payment();
create trigger payments_are_not_truncated before truncate on payments
  for each statement execute function refuse_rewriting();
create trigger slips_are_not_rewritten before update or truncate on slips
  for each statement execute function refuse_rewriting();

create function keep_payments_of_real_members() returns trigger language plpgsql as $$
  begin
    if exists (
      select from users where is_demo and id in (
        select user_id from memberships where memberships.id = old.membership_id
        union all select user_id from checkouts where checkouts.id = old.checkout_id)
    ) then return old; end if;
    raise exception '%: only demo data may be deleted', tg_table_name using errcode = 'restrict_violation';
  end $$;
create trigger payments_are_kept before delete on payments
  for each row execute function keep_payments_of_real_members();
create trigger slips_are_kept before delete on slips
  for each row execute function keep_payments_of_real_members();

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check check (action in ('product added', 'product changed',
  'product deleted', 'order moved', 'order cancelled', 'membership payed', 'payment received', 'payment reversed', 'query answered',
  'tax set', 'change undone', 'mail sent again', 'admin created', 'admin disabled'));
alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('product', 'order', 'membership', 'query', 'admin', 'mail', 'payment'));
`;
