import type { Day } from '@namma/contract/days/dates';
import { type Insertable, sql } from 'kysely';
import type { CheckoutsTable, OrdersTable } from '../../../../platform/db/shop-tables.ts';
import type { Db, UserMailRow } from '../../../../platform/db/types.ts';
import { userMailInsert } from '../../../messaging/mail/api.ts';
import { insertSlip } from '../../../money/payments/api.ts';
import { orderMovesInsert } from '../../stock/api.ts';

type NewCheckout = Omit<Insertable<CheckoutsTable>, 'paid_paise' | 'delivered_paise'>;
type NewOrder = Pick<Insertable<OrdersTable>, 'product_id' | 'quantity' | 'unit_price_paise'>;

interface Values extends NewCheckout {
  productIds: number[];
  quantities: number[];
  unitPricesPaise: number[];
  slipCodes: number[];
}

interface CheckoutExtras {
  slipCodes: number[];
  mail: UserMailRow;
  deliveryDay: Day | undefined;
}

const COLUMNS = [
  'id',
  'user_id',
  'source',
  'payment_mode',
  'fee_paise',
  'total_paise',
  'created_at',
  'arrives_from_days',
  'arrives_to_days',
  'name',
  'email',
  'phone',
  'address',
  'town',
  'pincode',
  'district',
  'state',
  'address_type',
] as const satisfies readonly (keyof NewCheckout)[];

const insertOrders = (db: Db, values: Values) =>
  db
    .with('checkout', (cte) =>
      cte
        .insertInto('checkouts')
        .columns(COLUMNS)
        .expression(sql`values (${sql.join(COLUMNS.map((column) => values[column]))})`),
    )
    .with('slip', () => {
      const slip = insertSlip({ codes: values.slipCodes, membershipId: null, checkoutId: values.id });
      return sql<object>`(${slip})`;
    })
    .with('placed', (cte) =>
      cte
        .insertInto('orders')
        .columns([
          'checkout_id',
          'user_id',
          'created_at',
          'product_id',
          'quantity',
          'unit_price_paise',
          'unit_cost_paise',
        ])
        .expression(sql`
          select ${values.id}::uuid, ${values.user_id}::int, ${values.created_at}::timestamptz,
            product_id, quantity, unit_price_paise, (select cost_paise from products where products.id = product_id)
          from unnest(${values.productIds}::int[], ${values.quantities}::int[], ${values.unitPricesPaise}::int[])
            with ordinality as line (product_id, quantity, unit_price_paise, position)
          order by position`)
        .returning(['id', 'product_id', 'quantity']),
    );

/**
 * Stores a checkout with its slip, one order per line, the stock movements and the mail, in one statement.
 * @param extras `mail`: the id of the first order is added to its data. `deliveryDay`: the latest day of delivery, when
 * stock of the products is tracked
 * @returns the ids of the orders, in the order of the lines
 */
export async function insertCheckout(
  db: Db,
  checkout: NewCheckout,
  lines: readonly NewOrder[],
  { slipCodes, mail, deliveryDay }: CheckoutExtras,
): Promise<number[]> {
  const values = {
    ...checkout,
    productIds: lines.map((line) => line.product_id),
    quantities: lines.map((line) => line.quantity),
    unitPricesPaise: lines.map((line) => line.unit_price_paise),
    slipCodes,
  };
  const morePayload = sql<object>`jsonb_build_object('firstOrderId', (select min(id) from placed))`;
  const orders = insertOrders(db, values).with(
    'mail',
    () => sql<object>`(${userMailInsert(mail, morePayload)})`,
  );
  const withMoves = deliveryDay
    ? orders.with(
        'moves',
        () => sql<object>`(${orderMovesInsert(sql`placed`, deliveryDay, checkout.created_at)})`,
      )
    : orders;
  const rows = await withMoves.selectFrom('placed').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}
