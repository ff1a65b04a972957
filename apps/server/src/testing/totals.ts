import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

interface Total {
  kind: string;
  key: string;
  total: number;
}

/** What the database has kept count of: every tally, and a day's sales as `YYYY-MM-DD <orders>` with its paise. */
export async function listKeptTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select kind, key, sum(total)::bigint as total from tallies group by kind, key having sum(total) <> 0
    union all
    select 'day', day || ' ' || sum(orders), sum(goods_paise)::bigint from sales_totals group by day
    order by 1, 2`.execute(db);
  return rows;
}

/** The same, counted afresh from the rows. */
export async function listRecountedTotals(db: Db): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select 'order_status' as kind, order_status as key, count(*) as total from orders group by order_status
    union all select 'sales', 'goods_paise', sum(quantity::bigint * unit_price_paise)::bigint from orders having count(*) > 0
    union all select 'membership_status', payment_status, count(*) from memberships group by payment_status
    union all select 'membership_type', type, count(*) from memberships group by type
    union all select 'enquiry_status', status, count(*) from enquiries group by status
    union all select 'activity_action', action, count(*) from activity group by action
    union all
    select 'day', (created_at at time zone 'Asia/Kolkata')::date || ' ' || count(*),
      sum(quantity::bigint * unit_price_paise)::bigint
    from orders group by (created_at at time zone 'Asia/Kolkata')::date
    order by 1, 2`.execute(db);
  return rows;
}

/** Words of the shop that the search does not know, or does not know how often they are in it. */
export async function listForgottenWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word, count(*) as products
    from product_texts cross join lateral unnest(tsvector_to_array(words)) as word
    where is_in_shop group by word
    except select word, products from search_words`.execute(db);
  return rows.map((row) => row.word);
}
