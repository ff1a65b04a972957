import type { OtherLocale } from '@namma/contract/locales';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { ReturnState } from '@namma/contract/returns/rules';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

interface CheckoutWithLines {
  first_order_id: number;
  checkout_id: string;
  /** The total of the lines that are neither cancelled nor returned, with the fee. */
  to_pay_paise: number;
  /** In the order they were placed. */
  lines: {
    orderId: number;
    product: string;
    quantity: number;
    orderStatus: OrderStatus;
    isCancelled: boolean;
    returnState: ReturnState | null;
  }[];
}

/** Lists the checkouts of these orders. Looks each up by key: for many ids at once the planner would prefer scans. */
export const listCheckoutsOf = async (
  db: Db,
  values: { orderIds: readonly number[]; lang: OtherLocale | null },
) =>
  (
    await sql<CheckoutWithLines>`
    select asked.id as first_order_id, checkouts.id as checkout_id, coalesce(goods_paise + fee_paise, 0)::bigint as to_pay_paise, lines
    from unnest(${values.orderIds}::int[]) as asked (id)
    cross join lateral (select checkout_id from orders where id = asked.id limit 1) as first
    cross join lateral (select id, fee_paise from checkouts where id = first.checkout_id limit 1) as checkouts
    cross join lateral (
      select json_agg(json_build_object('orderId', line.id, 'product', coalesce(words.name, products.name), 'quantity', line.quantity,
        'orderStatus', line.order_status, 'isCancelled', line.cancelled_at is not null,
        'returnState', (select state from returns where order_id = line.id order by id desc limit 1)) order by line.id) as lines,
        sum(line.quantity::bigint * line.unit_price_paise) filter (
          where line.cancelled_at is null and line.returned_at is null) as goods_paise
      from (select * from orders where checkout_id = first.checkout_id offset 0) as line
      cross join lateral (select name from products where id = line.product_id limit 1) as products
      left join lateral (
        select name from product_words where product_id = line.product_id and locale = ${values.lang}::text limit 1
      ) as words on true
    ) as lines`.execute(db)
  ).rows;
