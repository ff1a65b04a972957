import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Memberships are withdrawn, end early with their unused value, or are changed into another one. */
export const membershipsEnd: Migration = {
  up: (db) =>
    runSql(
      db,
      String.raw`
alter table memberships
  add column withdrawn_at timestamptz,
  -- the day on which it is withdrawn by itself, once its member was told
  add column lapses_on date,
  add column ended_at timestamptz,
  -- what its end took off what it costs; more than the rest that was paid waits to be refunded
  add column credited_paise bigint not null default 0,
  add column changed_from integer references memberships,
  drop constraint memberships_payed_when_all_is_paid,
  add constraint memberships_payed_when_all_is_paid check ((payment_status = 'payed') = (paid_paise >= total_paise - credited_paise)),
  add constraint memberships_credited_by_their_end
    check (credited_paise between 0 and total_paise and (credited_paise = 0 or ended_at is not null)),
  add constraint memberships_withdrawn_unpaid
    check (withdrawn_at is null or (payment_status = 'pending' and paid_paise = 0 and ended_at is null));

-- A renewal that was withdrawn, or ended, leaves its place to another one.
drop index memberships_renewed_once;
create unique index memberships_renewed_once on memberships (renewal_of)
  where renewal_of is not null and withdrawn_at is null and ended_at is null;
create index memberships_of_renewed on memberships (renewal_of) where renewal_of is not null;
create unique index memberships_changed_once on memberships (changed_from) where changed_from is not null and withdrawn_at is null;
drop index memberships_due;
create index memberships_due on memberships (id) include (total_paise, paid_paise)
  where payment_status = 'pending' and withdrawn_at is null;
create index memberships_unpaid_by_start on memberships (start_date, id)
  where payment_status = 'pending' and withdrawn_at is null and paid_paise = 0;
create index memberships_withdrawn on memberships (id desc) where withdrawn_at is not null;

alter table membership_events
  drop constraint membership_events_kind_check,
  add constraint membership_events_kind_check check (kind in ('pause', 'resume', 'extension', 'days out', 'days in',
    'days returned', 'days taken', 'center', 'closure', 'reopening', 'end')),
  drop constraint membership_events_by_kind,
  add constraint membership_events_by_kind check (case kind
    when 'pause' then days = to_day - from_day + 1 and days >= 3
    when 'resume' then days = -(to_day - from_day + 1) and days < 0
    when 'days out' then days < 0
    when 'days taken' then days < 0
    when 'end' then days < 0
    when 'center' then days = 0
    when 'closure' then abs(days) <= to_day - from_day + 1
    when 'reopening' then days between -(to_day - from_day + 1) and 0
    else days > 0 end);
create unique index membership_events_ended_once on membership_events (membership_id) where kind = 'end';

-- Renewals that were withdrawn or have ended move no more.
create or replace function apply_membership_events() returns trigger language plpgsql as $$
  begin
    update memberships set moved_days = moved_days + more.days, center = coalesce(more.center, memberships.center)
      from (
        select membership_id, sum(days)::integer as days,
          (array_agg(center order by id desc) filter (where center is not null))[1] as center
        from added group by membership_id
      ) as more
      where memberships.id = more.membership_id;
    update memberships as renewal
      set start_date = held.effective_end + 1,
        end_date = (held.effective_end + 1 + make_interval(months => renewal.months))::date
      from (select membership_id, sum(days)::integer as days from added group by membership_id) as more
      join memberships as held on held.id = more.membership_id
      where renewal.renewal_of = held.id and more.days <> 0
        and renewal.withdrawn_at is null and renewal.ended_at is null
        and renewal.start_date = held.effective_end - more.days + 1;
    return null;
  end $$;

-- What was paid for one membership and counts for another one since: no money that the gym takes or gives.
alter table payments
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('payment', 'reversal', 'refund', 'opening', 'credit')),
  drop constraint payments_by_sign,
  add constraint payments_by_sign check (case kind
    when 'payment' then amount_paise > 0
    when 'opening' then amount_paise > 0 and membership_id is not null
    when 'credit' then amount_paise <> 0 and membership_id is not null
    when 'refund' then amount_paise < 0
    else amount_paise <> 0 end);
create or replace function totals_of(payments) returns setof totals language sql stable as $$
  values
    (case $1.kind when 'payment' then 'received' else 'returned' end,
      case when $1.kind not in ('opening', 'credit') then gym_day($1.received_at) end,
      $1.mode || '|' || coalesce($1.center, ''), (coalesce($1.received_by, $1.id) % 8)::smallint, 1::bigint,
      case $1.kind when 'payment' then $1.amount_paise else -$1.amount_paise end::numeric)
$$;

-- Withdrawn memberships are no membership of any tier, and those that end before their first day never began.
create or replace function totals_of(memberships) returns setof totals language sql stable as $$
  values
    ('membership_status', date '-infinity', case when $1.withdrawn_at is null then $1.payment_status else 'withdrawn' end,
      ($1.user_id % 8)::smallint, 1::bigint, 0::numeric),
    ('membership_type', case when $1.withdrawn_at is null then date '-infinity' end, $1.type, ($1.user_id % 8)::smallint, 1, 0),
    ('memberships begun', case when $1.payment_status = 'payed' and ($1.ended_at is null or $1.effective_end >= $1.start_date)
      then $1.start_date end, '', ($1.user_id % 8)::smallint, 1, 0),
    ('memberships ended', case when $1.payment_status = 'payed' and ($1.ended_at is null or $1.effective_end >= $1.start_date)
      then $1.effective_end end, '', ($1.user_id % 8)::smallint, 1, 0)
$$;

drop trigger memberships_are_kept on memberships;
create trigger memberships_are_kept
  before delete or update of type, months, total_paise, renewal_discount_paise, list_price_paise, discount_price_paise, fee_paise,
    extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers, is_imported, changed_from
  on memberships for each row execute function keep_membership();

-- A membership is payed when its sum reaches what it costs, less what its end took off.
create or replace function total_payments() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update memberships set paid_paise = paid_paise + more.paise,
          payment_status = case when paid_paise + more.paise >= total_paise - credited_paise then 'payed' else 'pending' end
        from (select membership_id, sum(amount_paise) as paise from added
          where membership_id is not null group by membership_id) as more
        where memberships.id = more.membership_id;
      update checkouts set paid_paise = paid_paise + more.paise
        from (select checkout_id, sum(amount_paise) as paise from added
          where checkout_id is not null group by checkout_id) as more
        where checkouts.id = more.checkout_id;
      insert into totals as kept
        select part.kind, part.day, part.key, part.slot, sum(sign * part.count), sum(sign * part.paise)
        from (select added::payments as each, 1 as sign from added) as changed
          cross join lateral totals_of(each) as part
        where part.day is not null
        group by 1, 2, 3, 4 having sum(sign * part.count) <> 0 or sum(sign * part.paise) <> 0 order by 1, 2, 3, 4
        on conflict (kind, day, key, slot) do update
          set count = kept.count + excluded.count, paise = kept.paise + excluded.paise;
    end if;
    return null;
  end $$;
`,
    ),
};
