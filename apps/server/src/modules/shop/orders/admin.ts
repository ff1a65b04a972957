import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { gymDateTime } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import { orderHistoryEvents, orderStatuses, paymentStateOf } from '@namma/contract/orders/rules';
import type { OrderExportQuery, OrderListQuery } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { defineExportedList, exportList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import type { CsvFile } from '../../../platform/shared/csv.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { checkoutsOf } from '../../../platform/shared/subject.ts';
import { getActivityOf } from '../../core/audit/api.ts';
import { getReceipts, presentLedgerRow } from '../../money/payments/api.ts';
import { presentAdminOrder, presentMember, presentOrder, presentPayment, refundOf } from './present.ts';
import { listCheckoutOf, listOrders, orderRows } from './queries/lists.ts';
import { isCounted } from './rules.ts';

const orderList = defineExportedList({
  ...orderRows,
  name: 'orders',
  listRows: listOrders,
  idOf: (row) => row.order_id,
  present: presentAdminOrder,
  columns: {
    Order: (row) => row.order_id,
    Checkout: (row) => row.checkout_id,
    'Order number': (row) => formatOrderNumber(row.first_order_id),
    'Ordered at': (row) => gymDateTime(row.ordered_at),
    Status: (row) => row.order_status,
    Product: (row) => row.name,
    Quantity: (row) => row.quantity,
    Price: (row) => paiseToRupees(row.unit_price_paise),
    Amount: (row) => paiseToRupees(row.unit_price_paise * row.quantity),
    Channel: (row) => row.channel,
    'Payment mode': (row) => row.payment_mode,
    Rating: (row) => row.stars,
    Member: (row) => row.member_name,
    Email: (row) => row.member_email,
    Phone: (row) => row.member_phone,
    'Deliver to': (row) => row.recipient,
    'Delivery phone': (row) => row.phone,
    Address: (row) => row.address,
    Town: (row) => row.town,
    District: (row) => row.district,
    Pincode: (row) => row.pincode,
    'Cancelled at': (row) => row.cancelled_at && gymDateTime(row.cancelled_at),
    'Returned at': (row) => row.returned_at && gymDateTime(row.returned_at),
    Return: (row) => row.return?.state ?? null,
    Refunded: (row) => paiseToRupees(row.return?.refunded_paise ?? 0),
    'To be refunded': (row) => (row.return?.state === 'received' ? paiseToRupees(refundOf(row)) : 0),
    'Counted in sales': (row) => (isCounted(row) ? paiseToRupees(row.unit_price_paise * row.quantity) : 0),
    'Checkout is': (row) => paymentStateOf(presentPayment(row)),
  },
});

/** Returns a page of all orders for admins, newest first by default (D16). */
export const getAllOrders = ({ db }: Deps, query: OrderListQuery): Promise<Reply<'orders/getAllOrders'>> =>
  getPageWithNewestId(db, orderList, query);

/** Exports the filtered orders as CSV. */
export const exportOrders = ({ db, clock }: Deps, query: OrderExportQuery): Promise<CsvFile> =>
  exportList(db, orderList, query, clock());

/**
 * Returns an order with its whole checkout and its history.
 * @throws 404 unknown
 */
export async function getOrder({ db }: Deps, id: number): Promise<Reply<'admin/getOrder'>> {
  const rows = await listCheckoutOf(db, id);
  const asked = rows.find((row) => row.order_id === id);
  if (!asked) throw refuse('noSuchOrder');
  const order = presentOrder(asked);
  const member = presentMember(asked);
  const moves = await getMoves(db, asked, rows);
  const receipts = await getReceipts(db, checkoutsOf([asked.checkout_id]));
  const kept = rows.filter(isCounted);
  const goods = kept.reduce((sum, row) => sum + paiseToRupees(row.unit_price_paise * row.quantity), 0);
  const fee = kept.length === 0 ? 0 : paiseToRupees(asked.fee_paise);
  return {
    orderId: id,
    checkoutId: order.checkoutId,
    orderNumber: order.orderNumber,
    orderDate: order.orderDate,
    channel: order.channel,
    paymentMode: order.paymentMode,
    member,
    address: order.address,
    lines: rows.map(presentOrder),
    goods,
    fee,
    total: goods + fee,
    ...presentPayment(asked),
    receipts: receipts.map(presentLedgerRow),
    history: [
      ...(order.channel === 'online'
        ? [{ at: order.orderDate, status: orderStatuses[0], by: member.name }]
        : []),
      ...moves.flatMap(({ at, action, admin, after, reason }): Reply<'admin/getOrder'>['history'] => {
        const pieces = Number(after?.quantity ?? 0);
        const entry = { at: at.toISOString(), by: admin, ...(pieces > 0 && { quantity: pieces }) };
        if (action === 'order cancelled')
          return [{ ...entry, status: 'Cancelled', ...(reason === null ? {} : { reason }) }];
        // A counter sale that was undone.
        if (action === 'change undone' && asked.cancelled_at && order.channel === 'counter')
          return [{ ...entry, status: 'Cancelled' }];
        if (action === 'address changed') return [{ ...entry, status: 'Address changed' }];
        if (action === 'return withdrawn') return [{ ...entry, status: 'Return withdrawn' }];
        if (after?.reversal) return [{ ...entry, status: 'Refund reversed' }];
        const returned = orderHistoryEvents.find((each) => each === `Return ${after?.return}`);
        if (returned) return [{ ...entry, status: returned }];
        const status = orderStatuses.find((each) => each === after?.status);
        return status ? [{ ...entry, status }] : [];
      }),
    ],
  };
}

/**
 * Returns the history of an order, oldest first, with the reasons of cancellations. Split-off pieces share the history
 * before the split, and the order includes theirs.
 */
async function getMoves(db: Db, asked: OrderInCheckout, rows: readonly OrderInCheckout[]) {
  const placedAs = asked.split_from ?? asked.order_id;
  const family = rows.filter((row) => (row.split_from ?? row.order_id) === placedAs);
  const goneAt = asked.split_from === null ? null : (asked.cancelled_at ?? asked.returned_at);
  const moves = await Promise.all(
    family
      .filter((row) => asked.split_from === null || row === asked || row.order_id === placedAs)
      .map(async (row) =>
        (await getActivityOf(db, 'order', row.order_id))
          .filter(({ at }) => row === asked || goneAt === null || at <= goneAt)
          .map((move) => ({ ...move, reason: row.cancel_reason })),
      ),
  );
  return moves.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
}
type OrderInCheckout = Awaited<ReturnType<typeof listCheckoutOf>>[number];
