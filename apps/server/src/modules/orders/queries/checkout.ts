import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { CheckoutsTable, OrdersTable } from '../../../db/shop-tables.ts';
import type { Db } from '../../../db/types.ts';

type NewCheckout = Insertable<CheckoutsTable>;
type NewOrder = Pick<Insertable<OrdersTable>, 'product_id' | 'quantity' | 'unit_price_paise'>;

interface Papers {
  mail: ((moreFacts: RawBuilder<object>) => RawBuilder<object>) | undefined;
  slip: RawBuilder<object>;
}

/**
 * Stores a checkout, one order for each line, and in the same statement their mail and slip: the statement updates the
 * running totals last, and locks them until the commit.
 * @param papers the statement's parts that write the mail, with the id of the first order added to its facts, and the
 * slip
 * @returns the ids of the orders, in the order of the lines
 */
export async function insertCheckout(
  db: Db,
  checkout: NewCheckout,
  lines: readonly NewOrder[],
  { mail: insertMail, slip }: Papers,
): Promise<number[]> {
  const statement = db
    .with('checkout', (cte) => cte.insertInto('checkouts').values(checkout))
    .with('slip', () => sql<object>`(${slip})`)
    .with('placed', (cte) =>
      cte
        .insertInto('orders')
        .columns(['checkout_id', 'user_id', 'created_at', 'product_id', 'quantity', 'unit_price_paise'])
        .expression(sql`
        select ${checkout.id}::uuid, ${checkout.user_id}::int, ${checkout.created_at}::timestamptz,
          product_id, quantity, unit_price_paise
        from unnest(
          ${lines.map((line) => line.product_id)}::int[],
          ${lines.map((line) => line.quantity)}::int[],
          ${lines.map((line) => line.unit_price_paise)}::int[]
        ) with ordinality as line (product_id, quantity, unit_price_paise, position)
        order by position`)
        .returning('id'),
    );
  const mail = insertMail?.(sql`jsonb_build_object('firstOrderId', (select min(id) from placed))`);
  const rows = await (mail ? statement.with('mail', () => sql<object>`(${mail})`) : statement)
    .selectFrom('placed')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
