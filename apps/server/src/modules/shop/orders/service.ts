import type { Reply } from '@namma/contract/calls';
import { addDays, type Day, daysBetween } from '@namma/contract/days/dates';
import type { OtherLocale } from '@namma/contract/locales';
import { orderStatuses } from '@namma/contract/orders/rules';
import type { OwnOrdersQuery } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { inLanguage } from '../catalogue/api.ts';
import { presentOrder } from './present.ts';
import { listCheckoutsOf } from './queries/checkouts-of-member.ts';
import { listSalesByDay, readSales } from './queries/figures.ts';
import {
  findCheckoutOf,
  findPayable,
  listPayableLines,
  listPayables,
  lockPayable,
} from './queries/payables.ts';
import { listOrdersOf } from './queries/ratings.ts';

/** Lists the member's newest orders, or those older than `before`, newest first (D16). */
export async function getOrders(
  { db }: Deps,
  { userId }: Session,
  { lang, ...query }: OwnOrdersQuery,
): Promise<Reply<'orders/getOrders'>> {
  const rows = await listOrdersOf(db, { userId, lastId: lastIdOf(query) });
  return (await inLanguage(db, lang, rows)).map(presentOrder);
}

/** For the dashboard: lists the sales of each day between two IST days, including days without sales. */
export async function getSalesByDay(db: Db, from: Day, to: Day): Promise<SalesOfDay[]> {
  const sold = new Map((await listSalesByDay(db, { from, to })).map((row) => [row.day, row]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => {
    const day = addDays(from, i);
    const row = sold.get(day);
    return { day, sales: row?.rupees ?? 0, orders: row?.orders ?? 0 };
  });
}

interface SalesOfDay {
  day: Day;
  sales: number;
  /** The number of orders. */
  orders: number;
}

/** For the dashboard: returns all sales in rupees (D17), and the number of orders with each status. */
export async function getSalesByStatus(db: Db) {
  const { rupees, orders, open } = await readSales(db);
  const delivered = [...open.values()].reduce((left, count) => left - count, orders);
  return {
    totalSales: rupees,
    ordersByStatus: orderStatuses.map((status) => ({
      status,
      count: status === 'Delivered' ? delivered : (open.get(status) ?? 0),
    })),
  };
}

/**
 * For a person's timeline: lists the checkouts that begin with these orders, with their lines; product names are in the
 * requested language.
 */
export const getCheckoutsByFirstOrder = (db: Db, firstOrderIds: readonly number[], lang?: OtherLocale) =>
  listCheckoutsOf(db, { orderIds: firstOrderIds, lang: lang ?? null });

/**
 * For the counter: returns a checkout of any member, with its total and paid amount.
 * @throws 404 unknown
 */
export async function getPayableCheckout(db: Db, checkoutId: string) {
  const row = await findPayable(db, checkoutId);
  if (!row) throw refuse('noSuchCheckout');
  return row;
}

/**
 * For the counter: the same, locked until the transaction ends.
 * @throws 404 unknown
 */
export async function lockPayableCheckout(tx: Tx, checkoutId: string) {
  await lockPayable(tx, checkoutId);
  return getPayableCheckout(tx, checkoutId);
}

/**
 * For the counter: lists what these members have to pay or have paid, with lines, newest first, always including the
 * given checkouts.
 */
export async function getPayableCheckouts(
  db: Db,
  userIds: readonly number[],
  checkoutIds: readonly string[],
) {
  const rows = await listPayables(db, userIds, checkoutIds);
  const lines = await listPayableLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, lines: lines.filter(({ checkout_id }) => checkout_id === row.id) }));
}

/**
 * For the counter: returns the checkout of an order number.
 * @throws 404 unknown
 */
export async function getCheckoutIdOf(db: Db, firstOrderId: number): Promise<string> {
  const row = await findCheckoutOf(db, firstOrderId);
  if (!row) throw refuse('noSuchOrder');
  return row.checkout_id;
}
