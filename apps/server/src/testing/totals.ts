import { sql } from 'kysely';
import type { Db } from '../platform/db/types.ts';

interface Total {
  kind: string;
  key: string;
  total: number;
}

/** All sums that the database maintains besides their rows: stock, moved ends, and paid amounts. */
export async function listKeptTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select 'on hand' as kind, product_id::text as key, on_hand as total from product_stock
    union all select 'unbatched', product_id::text, unbatched from product_stock
    union all select 'batch', id::text, on_hand from stock_batches
    union all select 'moved end', id::text, moved_days from memberships where moved_days <> 0
    union all select 'payed', id::text, 1 from memberships where payment_status = 'payed'
    union all select 'paid', id::text, paid_paise from memberships where paid_paise <> 0
    union all select 'paid', id::text, paid_paise from checkouts where paid_paise <> 0
    order by 1, 2`.execute(db);
  return rows;
}

/** The same sums, recounted from the rows. */
export async function listRecountedTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select 'on hand' as kind, product_id::text as key, coalesce(sum(delta), 0) as total
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
    select 'payed', memberships.id::text, 1 from memberships left join payments on membership_id = memberships.id
    group by memberships.id having coalesce(sum(amount_paise), 0) >= total_paise - credited_paise
    union all
    select 'paid', coalesce(membership_id::text, checkout_id::text), sum(amount_paise)
    from payments where pass_id is null group by membership_id, checkout_id having sum(amount_paise) <> 0
    order by 1, 2`.execute(db);
  return rows;
}
