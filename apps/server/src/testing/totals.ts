import { sql } from 'kysely';
import type { Db } from '../platform/db/types.ts';

interface Total {
  kind: string;
  key: string;
  total: number;
}

/** What a payment is for. */
const paidFor = sql`case when membership_id is not null then 'membership' when checkout_id is not null then 'checkout' else 'pass' end`;

/** What is due of each checkout of which something is delivered. */
const dueOfDeliveries = sql`
  select sum(quantity * unit_price_paise) + fee_paise - paid_paise as due_paise
  from checkouts join orders on checkout_id = checkouts.id
  where cancelled_at is null and returned_at is null group by checkouts.id
  having bool_or(order_status = 'Delivered') and sum(quantity * unit_price_paise) + fee_paise > paid_paise`;

/**
 * All stored totals: numbers by status and type, sales by day as `YYYY-MM-DD <category> <orders>` with paise, payed memberships
 * by their first and last days, payments by day, mode, center and what they are for, stock and what is due of deliveries.
 */
export async function listKeptTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select kind, key, sum(count)::bigint as total from totals
    where day = '-infinity' and kind <> 'sales ever' group by kind, key having sum(count) <> 0
    union all
    select kind, key, sum(paise)::bigint from totals where kind = 'sales ever' group by kind, key having sum(count) <> 0
    union all
    select kind, concat_ws(' ', day, key, sum(count)), sum(paise)::bigint from totals
    where day > '-infinity' group by kind, day, key having sum(count) <> 0 or sum(paise) <> 0
    union all select 'on hand', product_id::text, on_hand from product_stock
    union all select 'unbatched', product_id::text, unbatched from product_stock
    union all select 'batch', id::text, on_hand from stock_batches
    union all select 'moved end', id::text, moved_days from memberships where moved_days <> 0
    union all select 'due', 'deliveries', sum(delivered_paise - paid_paise) from checkouts
      where delivered_paise > paid_paise having count(*) > 0
    order by 1, 2`.execute(db);
  return rows;
}

/** The totals, recounted from the rows. */
export async function listRecountedTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select 'order_status' as kind, case when cancelled_at is not null then 'Cancelled'
        when returned_at is not null then 'Returned' else order_status end as key,
      count(*) as total
    from orders group by 2
    union all select 'sales ever', '', sum(quantity::bigint * unit_price_paise)::bigint
      from orders where cancelled_at is null and returned_at is null having count(*) > 0
    union all select 'counter sales', (orders.created_at at time zone 'Asia/Kolkata')::date || ' ' || category || ' ' || count(*),
      sum(quantity::bigint * unit_price_paise)::bigint
      from orders join products on products.id = product_id
      where channel = 'counter' and cancelled_at is null and returned_at is null
      group by (orders.created_at at time zone 'Asia/Kolkata')::date, category
    union all select 'membership_status', case when withdrawn_at is null then payment_status else 'withdrawn' end, count(*)
      from memberships group by 2
    union all select 'membership_type', type, count(*) from memberships where withdrawn_at is null group by type
    union all select 'activity_action', action, count(*) from activity group by action
    union all
    select 'sales', (orders.created_at at time zone 'Asia/Kolkata')::date || ' ' || category || ' ' || count(*),
      sum(quantity::bigint * unit_price_paise)::bigint
    from orders join products on products.id = product_id where cancelled_at is null and returned_at is null
    group by (orders.created_at at time zone 'Asia/Kolkata')::date, category
    union all select 'memberships begun', start_date || '  ' || count(*), 0 from memberships
      where payment_status = 'payed' and (ended_at is null or effective_end >= start_date) group by start_date
    union all select 'memberships ended', effective_end || '  ' || count(*), 0 from memberships
      where payment_status = 'payed' and (ended_at is null or effective_end >= start_date) group by effective_end
    union all
    select 'on hand', product_id::text, coalesce(sum(delta), 0)
    from product_stock left join stock_moves using (product_id) group by product_id
    union all
    select 'unbatched', product_id::text, coalesce(sum(delta) filter (where batch_id is null), 0)
    from product_stock left join stock_moves using (product_id) group by product_id
    union all
    select 'batch', stock_batches.id::text, coalesce(sum(delta), 0)
    from stock_batches left join stock_moves on batch_id = stock_batches.id group by stock_batches.id
    union all
    select 'moved end', membership_id::text, sum(days)
    from membership_events group by membership_id having sum(days) <> 0
    union all
    select case kind when 'payment' then 'received' else 'returned' end,
      concat_ws(' ', (received_at at time zone 'Asia/Kolkata')::date, mode || '|' || coalesce(center, '') || '|' || ${paidFor}, count(*)),
      sum(case kind when 'payment' then amount_paise else -amount_paise end)::bigint
    from payments where kind not in ('opening', 'credit') group by 1, (received_at at time zone 'Asia/Kolkata')::date, mode, center, ${paidFor}
    union all select 'due', 'deliveries', sum(due_paise) from (${dueOfDeliveries}) as delivered having count(*) > 0
    order by 1, 2`.execute(db);
  return rows;
}
