import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { addDays, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import type { DeliveryRunQuery, Stop } from '@namma/contract/orders/delivery-run-schemas';
import { DELIVERY_RUN_STOPS_MOST } from '@namma/contract/orders/rules';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { orRefuse } from '../../../platform/shared/bulk.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Cashier } from '../../money/payments/api.ts';
import { presentAddressFields } from '../addresses/api.ts';
import { lockForStock } from '../catalogue/api.ts';
import type { LockedOrder } from './pieces.ts';
import { listOrderIdsOf, listStops, lockCheckouts, type StopRow } from './queries/delivery-run.ts';
import { lockOrders } from './queries/moves.ts';
import { receiveRefused } from './returns.ts';
import { advanceOrdersIn } from './transitions.ts';

/**
 * Returns the delivery run of an IST day (D98): today's orders in Transit, out for delivery or arrived; for a past day
 * those that arrived.
 */
export async function getDeliveryRun(
  { db, clock }: Deps,
  { day: asked }: DeliveryRunQuery,
): Promise<Reply<'orders/getDeliveries'>> {
  const today = gymDay(clock());
  const day = asked ?? today;
  const days = { from: startOfGymDay(day), to: startOfGymDay(addDays(day, 1)), isToday: day === today };
  const rows = await listStops(db, days, DELIVERY_RUN_STOPS_MOST);
  return {
    day,
    stops: rows.slice(0, DELIVERY_RUN_STOPS_MOST).map(presentStop),
    isMore: rows.length > DELIVERY_RUN_STOPS_MOST,
  };
}

const presentStop = (row: StopRow): Stop => ({
  checkoutId: row.id,
  orderNumber: formatOrderNumber(row.first_order_id),
  address: presentAddressFields(row),
  lines: row.lines,
  duePaise: Math.max(0, row.to_pay_paise - row.paid_paise),
  documentNumber: row.document_number,
});

/** The reason stored with an order that the rider brings back. */
const REFUSED = 'Delivery refused';

/**
 * Closes a delivery run in the caller's transaction: takes back the refused orders of these checkouts, and marks the
 * rest delivered. All checkouts stay locked until its end.
 * @throws 404 unknown checkout, or an order of another one; 409 an order that has not left the shop, or is being
 * returned
 */
export async function closeDeliveryRun(
  tx: Tx,
  deps: Deps,
  actor: Cashier,
  { checkoutIds, refusedIds }: { checkoutIds: readonly string[]; refusedIds: readonly number[] },
): Promise<{ deliveredIds: number[] }> {
  const found = await listOrderIdsOf(tx, checkoutIds);
  if (!checkoutIds.every((id) => found.some(({ checkout_id }) => checkout_id === id)))
    throw refuse('noSuchCheckout');
  const orders = await lockOrders(
    tx,
    found.map(({ id }) => id),
  );
  const refused = refusedIds.map((id) => {
    const order = orders.find((each) => each.id === id);
    if (!order) throw refuse('noSuchOrder');
    if (!isOut(order)) throw refuse('notOnTheRound', formatOrderNumber(order.first_order_id));
    return order;
  });
  // Locks all of them before the checkouts, the same lock order as cancellations and returns.
  if (refused.length > 0)
    await lockForStock(
      tx,
      refused.map(({ product_id }) => product_id),
    );
  await lockCheckouts(tx, checkoutIds);
  for (const order of refused)
    await receiveRefused(tx, deps, actor, order, { orderId: order.id, reason: REFUSED });
  const deliveredIds = orders.filter((order) => isOut(order) && !refused.includes(order)).map(({ id }) => id);
  const moves = deliveredIds.map((id) => ({ id, status: 'Delivered' as const }));
  if (moves.length > 0) orRefuse(await advanceOrdersIn(tx, deps, actor, moves));
  return { deliveredIds };
}

/** True if the order is with a rider. */
const isOut = ({ status, cancelled_at, returned_at, is_returning }: LockedOrder): boolean =>
  status === 'Out-For-Delivery' && cancelled_at === null && returned_at === null && !is_returning;
