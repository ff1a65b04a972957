const upsert = (rows: string) => `insert into totals as kept
        select part.kind, part.day, part.key, part.slot, sum(sign * part.count), sum(sign * part.paise)
        from (${rows}) as changed
          cross join lateral totals_of(each) as part
        where part.day is not null
        group by 1, 2, 3, 4 having sum(sign * part.count) <> 0 or sum(sign * part.paise) <> 0 order by 1, 2, 3, 4
        on conflict (kind, day, key, slot) do update
          set count = kept.count + excluded.count, paise = kept.paise + excluded.paise;`;

/**
 * The function of the triggers that keep the totals of a table.
 * @param onInsert what else follows from new rows, as statements; they come first
 * @param onUpdate the same of changed rows; undefined where what counts is never updated
 */
const functionOf = (table: string, onInsert: string, onUpdate?: string) => `
create function total_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${lines(onInsert)}${upsert(`select added::${table} as each, 1 as sign from added`)}
    ${
      onUpdate === undefined
        ? ''
        : `else
      ${lines(onUpdate)}${upsert(`select added::${table} as each, 1 as sign from added union all select removed::${table}, -1 from removed`)}
    `
    }end if;
    return null;
  end $$;`;

const nothing = '';
function lines(statements: string): string {
  return statements && `${statements}\n      `;
}

export const totals = `
-- Numbers and sums of rows, which dashboard, lists and reports must not count. A total is the sum of its slots, chosen by member,
-- so that concurrent checkouts seldom wait for the same row.
create table totals (
  kind text not null,
  -- -infinity for those that are not by day
  day date not null,
  key text not null,
  slot smallint not null,
  count bigint not null,
  paise numeric not null,
  primary key (kind, day, key, slot)
) with (fillfactor = 50);

-- What a row counts for; without a day, for nothing. The only place that says so.
-- Cancelled and returned orders are no sales. The category of a product never changes. Counter sales are totalled beside all sales,
-- so that an order of the site locks no more rows.
create function totals_of(orders) returns setof totals language sql stable as $$
  values
    ('order_status', date '-infinity', case when $1.cancelled_at is not null then 'Cancelled'
      when $1.returned_at is not null then 'Returned' else $1.order_status end,
      (coalesce($1.user_id, $1.id) % 8)::smallint, 1::bigint, 0::numeric),
    ('sales ever', case when $1.cancelled_at is null and $1.returned_at is null then date '-infinity' end, '',
      (coalesce($1.user_id, $1.id) % 8)::smallint, 1, $1.quantity::numeric * $1.unit_price_paise),
    ('sales', case when $1.cancelled_at is null and $1.returned_at is null then gym_day($1.created_at) end,
      (select category from products where id = $1.product_id), (coalesce($1.user_id, $1.id) % 8)::smallint, 1,
      $1.quantity::numeric * $1.unit_price_paise),
    ('counter sales', case when $1.channel = 'counter' and $1.cancelled_at is null and $1.returned_at is null
      then gym_day($1.created_at) end,
      (select category from products where id = $1.product_id), (coalesce($1.user_id, $1.id) % 8)::smallint, 1,
      $1.quantity::numeric * $1.unit_price_paise)
$$;
-- Memberships that are paid also count for their first and last days, unless they ended before the first one.
create function totals_of(memberships) returns setof totals language sql stable as $$
  values
    ('membership_status', date '-infinity', case when $1.withdrawn_at is null then $1.payment_status else 'withdrawn' end,
      ($1.user_id % 8)::smallint, 1::bigint, 0::numeric),
    ('membership_type', case when $1.withdrawn_at is null then date '-infinity' end, $1.type, ($1.user_id % 8)::smallint, 1, 0),
    ('memberships begun', case when $1.payment_status = 'payed' and ($1.ended_at is null or $1.effective_end >= $1.start_date)
      then $1.start_date end, '', ($1.user_id % 8)::smallint, 1, 0),
    ('memberships ended', case when $1.payment_status = 'payed' and ($1.ended_at is null or $1.effective_end >= $1.start_date)
      then $1.effective_end end, '', ($1.user_id % 8)::smallint, 1, 0)
$$;
-- The key of a payment is its mode, its center, which may be empty, and its subject.
create function totals_of(payments) returns setof totals language sql stable as $$
  values
    (case $1.kind when 'payment' then 'received' else 'returned' end,
      case when $1.kind not in ('opening', 'credit') then gym_day($1.received_at) end,
      $1.mode || '|' || coalesce($1.center, '') || '|' || case when $1.membership_id is not null then 'membership'
        when $1.pass_id is not null then 'pass' else 'checkout' end,
      (coalesce($1.received_by, $1.id) % 8)::smallint, 1::bigint,
      case $1.kind when 'payment' then $1.amount_paise else -$1.amount_paise end::numeric)
$$;

create function totals_of(activity) returns setof totals language sql stable as $$
  values ('activity_action', date '-infinity', $1.action, ($1.id % 8)::smallint, 1::bigint, 0::numeric)
$$;

-- Triggers: a total must be right whatever statement writes the rows. They are one function for each table, made from one text,
-- because one that composes its statement takes longer to plan it than an order takes. Totals are written in the order of their
-- keys, so that two statements never wait for each other in a circle.
${functionOf(
  'orders',
  "perform keep_delivered(array(select distinct checkout_id from added where order_status = 'Delivered'));",
  `perform keep_delivered(array(
        select distinct added.checkout_id from added join removed using (id)
        where (added.order_status, added.cancelled_at, added.returned_at)
            is distinct from (removed.order_status, removed.cancelled_at, removed.returned_at)
          and (added.cancelled_at is not null or added.returned_at is not null
            or 'Delivered' in (added.order_status, removed.order_status))));`,
)}
create trigger orders_are_totalled after insert on orders referencing new table as added
  for each statement execute function total_orders();
create trigger orders_are_totalled_again after update on orders referencing old table as removed new table as added
  for each statement execute function total_orders();
${functionOf('memberships', nothing, nothing)}
create trigger memberships_are_totalled after insert on memberships referencing new table as added
  for each statement execute function total_memberships();
create trigger memberships_are_totalled_again after update on memberships
  referencing old table as removed new table as added
  for each statement execute function total_memberships();
-- The sums of memberships and checkouts must follow the ledger too, and a membership is payed exactly when its sum reaches its
-- total less what its end took off. What is summed is never updated.
${functionOf(
  'payments',
  `update memberships set paid_paise = paid_paise + more.paise,
          payment_status = case when paid_paise + more.paise >= total_paise - credited_paise then 'payed' else 'pending' end
        from (select membership_id, sum(amount_paise) as paise from added
          where membership_id is not null group by membership_id) as more
        where memberships.id = more.membership_id;
      update checkouts set paid_paise = paid_paise + more.paise
        from (select checkout_id, sum(amount_paise) as paise from added
          where checkout_id is not null group by checkout_id) as more
        where checkouts.id = more.checkout_id;`,
)}
create trigger payments_are_totalled after insert on payments referencing new table as added
  for each statement execute function total_payments();

-- The record is never updated.
${functionOf('activity', nothing)}
create trigger activity_is_totalled after insert on activity referencing new table as added
  for each statement execute function total_activity();

-- Only undoing an import deletes rows that count. It subtracts them before, instead of a trigger.
create function subtract_from_totals(counted regclass, condition text) returns void language plpgsql as $$
  begin
    execute format('update totals as kept set count = kept.count - gone.count, paise = kept.paise - gone.paise
      from (
        select part.kind, part.day, part.key, part.slot, sum(part.count) as count, sum(part.paise) as paise
        from %s as each cross join lateral totals_of(each) as part where %s group by 1, 2, 3, 4
      ) as gone
      where (kept.kind, kept.day, kept.key, kept.slot) = (gone.kind, gone.day, gone.key, gone.slot)', counted, condition);
  end $$;

create function recount_totals() returns void language plpgsql as $$
  begin
    delete from totals;
    insert into totals
      select part.kind, part.day, part.key, part.slot, sum(part.count), sum(part.paise)
      from (
          select part.* from orders cross join lateral totals_of(orders) as part
          union all select part.* from memberships cross join lateral totals_of(memberships) as part
          union all select part.* from payments cross join lateral totals_of(payments) as part
          union all select part.* from activity cross join lateral totals_of(activity) as part
        ) as part
      where part.day is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4;
  end $$;

-- Reads again what of these checkouts is delivered. Their lock makes one of two orders of a checkout that are delivered at the
-- same time see the other.
create function keep_delivered(ids uuid[]) returns void language plpgsql as $$
  begin
    if ids = '{}' then return; end if;
    perform from checkouts where id = any(ids) order by id for no key update;
    update checkouts set delivered_paise = lines.delivered_paise
      from (
        select checkout.id,
          case when bool_or(order_status = 'Delivered')
            then checkout.fee_paise + sum(quantity::bigint * unit_price_paise) end as delivered_paise
        from checkouts as checkout
        left join orders on checkout_id = checkout.id and cancelled_at is null and returned_at is null
        where checkout.id = any(ids) group by checkout.id, checkout.fee_paise
      ) as lines
      where checkouts.id = lines.id and checkouts.delivered_paise is distinct from lines.delivered_paise;
  end $$;
`;
