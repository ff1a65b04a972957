import { formatOrderNumber } from '@namma/contract/orders/order-number';
import { formatSlipCode, toSlipCode } from '@namma/contract/payments/slips';
import type { MemberData } from '../../../module.ts';
import { presentAddressFields } from '../addresses/api.ts';
import { refuseOpenOrders } from './deletion.ts';
import { overwriteOrders } from './queries/deletion.ts';
import { listCheckoutsOf, listOrdersOf, listReturnsOf } from './queries/own-data.ts';

const presentOrder = (row: Awaited<ReturnType<typeof listOrdersOf>>[number]) => ({
  orderId: row.id,
  orderNumber: formatOrderNumber(row.id),
  product: row.product,
  quantity: row.quantity,
  unitPricePaise: row.unit_price_paise,
  status: row.order_status,
  rating: row.rating,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  cancelReason: row.cancel_reason,
  returnedAt: row.returned_at?.toISOString() ?? null,
});

/** With a deletion, who the orders went to and what was written about them is overwritten; sales stay. */
export const ordersData: MemberData = {
  tables: {
    checkouts: { download: 'checkouts', deletion: 'erased' },
    orders: { download: 'checkouts', deletion: 'erased' },
    returns: { download: 'returns', deletion: 'erased' },
  },
  read: async ({ db }, { userId, lang }) => {
    const [checkouts, orders, returns] = await Promise.all([
      listCheckoutsOf(db, userId),
      listOrdersOf(db, userId, lang),
      listReturnsOf(db, userId),
    ]);
    const ordersOf = Map.groupBy(orders, ({ checkout_id }) => checkout_id);
    return {
      checkouts: checkouts.map((row) => ({
        checkoutId: row.id,
        orderedAt: row.created_at.toISOString(),
        source: row.source,
        paymentMode: row.payment_mode,
        feePaise: row.fee_paise,
        totalPaise: row.total_paise,
        paidPaise: row.paid_paise,
        slipCode: row.slip_code === null ? null : formatSlipCode(toSlipCode(row.slip_code)),
        deliverTo: presentAddressFields(row),
        orders: (ordersOf.get(row.id) ?? []).map(presentOrder),
      })),
      returns: returns.map((row) => ({
        returnId: row.id,
        orderId: row.order_id,
        cause: row.cause,
        state: row.state,
        reason: row.reason,
        note: row.note,
        askedAt: row.created_at.toISOString(),
        decidedAt: row.decided_at?.toISOString() ?? null,
        refundedPaise: row.refunded_paise,
      })),
    };
  },
  refuseDeletion: ({ db }, { userId }) => refuseOpenOrders(db, userId),
  forget: async (tx, { userId }) => {
    await overwriteOrders(tx, userId);
  },
};
