import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import { returnMessages } from '@namma/contract/messages/returns';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import { formatOrderNumber } from '@namma/contract/orders/order-number';
import { cancellableBy } from '@namma/contract/orders/rules';
import type { OrderCancellation } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { creditOrders } from '../../money/documents/api.ts';
import { logActivity } from '../../office/audit/api.ts';
import { withdrawMail, writeMails } from '../../talk/mail/api.ts';
import { lockForStock, refreshSellable, subtractSales } from '../catalogue/api.ts';
import { giveBack } from '../stock/api.ts';
import { movedKey, orderMove } from './admin.ts';
import { lockCheckout, lockOrders, markCancelled, sumGoodsLeft } from './queries/moves.ts';
import { insertReturn } from './queries/returns.ts';
import { amountToRefund, type LockedOrder, papersOf, refundReturn } from './taking-back.ts';

/**
 * Cancels one order of a checkout: its member while it is Pending, an admin also in Transit. It keeps its status and
 * leaves sales, counts of sold pieces and what is due; its pieces go back to the stock; if it is on a document, a credit
 * note takes it back there. What was paid for it is refunded in the same step where an admin says how, and otherwise
 * waits among the returns. It cannot be undone, because its pieces may be sold again at once. Refuses: 404 unknown, 403
 * another member's, or a refund by a member; 409 cancelled already, or too far on its way; for a refund see
 * `refundReturn`.
 */
export async function cancelOrder(
  deps: Deps,
  { userId, role }: Session,
  { id, reason, ...refundForm }: OrderCancellation,
): Promise<Reply<'orders/cancel'>> {
  const now = deps.clock();
  const who = role === 'ADMIN' ? 'admin' : 'member';
  if (who === 'member' && refundForm.mode) throw refuse('adminsOnly');
  const refunded = await inTransaction(deps.db, async (tx) => {
    const [order] = await lockOrders(tx, [id]);
    if (!order) throw refuse('noSuchOrder');
    if (who === 'member' && order.user_id !== userId) throw refuse('notYours');
    // Before the totals, which follow the order's row: checkouts lock in this order, too.
    await lockForStock(tx, [order.product_id]);
    const cancellation = { id, at: now, by: userId, reason: reason ?? null, statuses: cancellableBy[who] };
    if (!(await markCancelled(tx, cancellation))) throw whyNotCancelled(order);
    const { fee_paise } = await lockCheckout(tx, order.checkout_id);
    const { goods_paise } = await sumGoodsLeft(tx, order.checkout_id);

    const refund = await amountToRefund(tx, order);
    const [cause, state] = ['cancellation', 'received'] as const;
    const waiting =
      refund > 0
        ? await insertReturn(tx, { orderId: id, cause, state, reason: reason ?? null, at: now })
        : undefined;

    await creditOrders(tx, deps, [id]);
    await subtractSales(tx, { productId: order.product_id, quantity: order.quantity });
    if (await giveBack(tx, id, 'cancel', now)) await refreshSellable(tx, [order.product_id], now);
    await logActivity(tx, { userId, now }, [
      {
        action: 'order cancelled',
        subjectType: 'order',
        subjectId: id,
        ...orderMove.subjectOf(order),
        before: { cancelled: false },
        after: { cancelled: true },
      },
    ]);
    await withdrawMail(tx, movedKey(id, order.status));
    await writeMails(tx, deps, [
      {
        key: `order:${id}:cancelled`,
        kind: 'order cancelled',
        to: { name: order.member, email: order.email },
        facts: {
          orderNumber: formatOrderNumber(order.first_order_id),
          product: order.product,
          quantity: order.quantity,
          amountPaise: order.unit_price_paise * order.quantity,
          by: order.user_id === userId ? 'member' : 'gym',
          ...(reason === undefined ? {} : { reason }),
          restPaise: goods_paise === null ? 0 : goods_paise + fee_paise,
          ...(refund === 0 ? {} : { refundPaise: refund }),
        },
      },
    ]);
    return waiting && refundForm.mode
      ? refundReturn(tx, deps, { userId, now }, order, { id: waiting.id, cause, state }, refundForm)
      : undefined;
  });
  const status = refunded
    ? returnMessages.cancelledAndRefunded(formatRupees(paiseToRupees(refunded.paise)))
    : messages.orderCancelled;
  return { status, ...papersOf(refunded) };
}

function whyNotCancelled({ status, cancelled_at }: LockedOrder): Refusal {
  if (cancelled_at) return refuse('orderIsCancelled');
  return refuse(status === 'Delivered' ? 'orderDelivered' : 'orderOnItsWay');
}
