import type { Day } from '@namma/contract/days/dates';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import { COUNTER_SALE, SOLD_MOST } from '@namma/contract/sales/rules';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { isInDays } from '../../../platform/db/lists/filtered-list.ts';
import type { Db } from '../../../platform/db/types.ts';
import { openDocumentNumber } from '../../money/documents/api.ts';
import { isReturning, returnDays } from '../orders/api.ts';

export interface SoldRow {
  id: number;
  number: string;
  checkout_id: string;
  document_number: string | null;
  received_at: Date;
  amount_paise: number;
  mode: ReceiptMode;
  center: Center | null;
  reversed_by: number | null;
  buyer: string;
  lines: {
    orderId: number;
    product: string;
    quantity: number;
    pricePaise: number;
    isReturned: boolean;
    isReturnable: boolean;
    deliveredAt: string | null;
    orderedAt: string;
    returnDays: number;
  }[];
}

type Sought = { center: Center | undefined } & (
  | { today: Day; named?: undefined }
  /** The number printed on a receipt or document, or the first order of an order number. */
  | { named: { number: string; firstOrderId: number | null } }
);

/** Lists the receipts of counter sales, newest first; one more than `SOLD_MOST` when there are more. */
export async function listSold(db: Db, { center, ...sought }: Sought): Promise<SoldRow[]> {
  const conditions = sought.named
    ? [
        sql`payments.checkout_id in (
          select checkout_id from payments as asked where asked.number = ${sought.named.number}
          union select checkout_id from documents where documents.number = ${sought.named.number}
          union select checkout_id from orders where orders.id = ${sought.named.firstOrderId}::int)`,
      ]
    : isInDays({ from: sought.today, to: sought.today }, 'payments.received_at');
  const { rows } = await sql<SoldRow>`
    select payments.id, payments.number, payments.checkout_id, payments.received_at, payments.amount_paise, payments.mode,
      payments.center, payments.reversed_by, coalesce(users.name, ${sql.lit(COUNTER_SALE)}) as buyer,
      ${openDocumentNumber('checkout_id', sql.ref('payments.checkout_id'))} as document_number,
      (select json_agg(json_build_object('orderId', orders.id, 'product', products.name, 'quantity', orders.quantity,
          'pricePaise', orders.unit_price_paise, 'isReturned', orders.returned_at is not null,
          'isReturnable', orders.order_status = 'Delivered' and orders.cancelled_at is null and not ${isReturning},
          'deliveredAt', orders.delivered_at, 'orderedAt', orders.created_at, 'returnDays', ${returnDays})
          order by orders.id)
        from orders join products on products.id = orders.product_id
        where orders.checkout_id = payments.checkout_id) as lines
    from payments join checkouts on checkouts.id = payments.checkout_id left join users on users.id = checkouts.user_id
    where payments.kind = 'payment' and checkouts.channel = 'counter' and ${sql.join(conditions, sql` and `)}
      ${center ? sql`and payments.center = ${center}` : sql``}
    order by payments.id desc limit ${SOLD_MOST + 1}`.execute(db);
  return rows;
}
