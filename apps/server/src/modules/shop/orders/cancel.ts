import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { formatPaise } from '@namma/contract/money';
import { cancellableBy, type OrderStatus } from '@namma/contract/orders/rules';
import type { CheckoutCancellation, OrderCancellation } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuseNotYours } from '../../../platform/shared/ownership.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { withdrawMail, writeMails } from '../../messaging/mail/api.ts';
import { creditOrders } from '../../money/documents/api.ts';
import { lockForStock, refreshSellable, subtractSales } from '../catalogue/api.ts';
import { restock } from '../stock/api.ts';
import { type LockedOrder, loggedPieces, piecesAsked, stockOf, subjectOf, takePieces } from './pieces.ts';
import { listOrderIds, lockCheckout, lockOrders, markCancelled, sumGoodsLeft } from './queries/moves.ts';
import { insertReturn } from './queries/returns.ts';
import { amountToRefund, presentRefund, refundReturn } from './receive-return.ts';
import { movedKey } from './transitions.ts';

/**
 * Cancels one order of a checkout, or some of its pieces, which are split off into a row of their own. Members may
 * cancel while it is Pending, admins also in Transit. It keeps its status and no longer counts in sales, sold pieces
 * and the due amount; its pieces return to the stock; an issued document gets a credit note. A paid amount is refunded
 * in the same step if an admin gives the mode, and otherwise waits among the returns. Has no undo, because its pieces
 * may be sold again at once.
 * @throws 404 unknown; 403 another member's, or a refund by a member; 409 already cancelled, too far on its way, or
 * other pieces than the screen showed; for a refund as `refundReturn`
 */
export async function cancelOrder(
  deps: Deps,
  session: Session,
  { id, reason, quantity, ofQuantity, ...refundForm }: OrderCancellation,
): Promise<Reply<'orders/cancel'>> {
  const now = deps.clock();
  const { userId } = session;
  const who = session.isForOthers ? 'admin' : 'member';
  if (who === 'member' && refundForm.mode)
    throw refuse(session.role === 'ADMIN' ? 'notInRole' : 'adminsOnly');
  const refunded = await inTransaction(deps.db, async (tx) => {
    const [whole] = await lockOrders(tx, [id]);
    if (!whole) throw refuse('noSuchOrder');
    if (who === 'member' && whole.user_id !== userId) throw refuseNotYours(session);
    const cancellation = { at: now, by: userId, reason: reason ?? null, statuses: cancellableBy[who] };
    if (!canBeCancelled(whole, cancellation)) throw whyNotCancelled(whole);
    const order = await takePieces(tx, whole, piecesAsked(whole, { quantity, ofQuantity }));
    const { refund, waiting } = await cancelLine(tx, deps, order, cancellation);
    await notifyMember(tx, deps, [order], { ...cancellation, refundPaise: refund });
    return waiting && refundForm.mode
      ? refundReturn(tx, deps, { userId, now }, order, { ...waiting, ...cancelled }, refundForm)
      : undefined;
  });
  const status = refunded
    ? messages().returnMessages.cancelledAndRefunded(formatPaise(refunded.paise))
    : messages().messages.orderCancelled;
  return { status, ...presentRefund(refunded) };
}

/**
 * Cancels all remaining orders of a member's checkout, or none. See `cancelOrder`.
 * @throws 404 unknown; 403 another member's; 409 all already cancelled, or one of them on its way
 */
export async function cancelCheckout(
  deps: Deps,
  { userId }: Session,
  { checkoutId, reason }: CheckoutCancellation,
): Promise<Reply<'orders/cancelCheckout'>> {
  const cancellation = {
    at: deps.clock(),
    by: userId,
    reason: reason ?? null,
    statuses: cancellableBy.member,
  };
  await inTransaction(deps.db, async (tx) => {
    const orders = await lockOrders(tx, await listOrderIds(tx, checkoutId));
    if (orders.length === 0) throw refuse('noSuchCheckout');
    if (orders.some((order) => order.user_id !== userId)) throw refuse('notYours');
    const kept = orders.filter(({ cancelled_at }) => cancelled_at === null);
    if (kept.length === 0) throw refuse('orderIsCancelled');
    await lockForStock(
      tx,
      kept.map(({ product_id }) => product_id),
    );
    // Sequential: each refund depends on what is left.
    let refundPaise = 0;
    for (const order of kept) refundPaise += (await cancelLine(tx, deps, order, cancellation)).refund;
    await notifyMember(tx, deps, kept, { ...cancellation, refundPaise });
  });
  return { status: messages().messages.checkoutCancelled };
}

interface Cancelling {
  at: Date;
  by: number;
  reason: string | null;
  /** The statuses in which it may be cancelled. */
  statuses: readonly OrderStatus[];
}

/** The return that holds a pending refund. */
const cancelled = { cause: 'cancellation', state: 'received' } as const;

const canBeCancelled = ({ cancelled_at, status }: LockedOrder, { statuses }: Cancelling): boolean =>
  cancelled_at === null && statuses.includes(status);

/**
 * Cancels a locked order.
 * @returns the amount to refund, and the return that holds it if above 0
 */
async function cancelLine(tx: Tx, deps: Deps, order: LockedOrder, cancellation: Cancelling) {
  const { id, product_id: productId, quantity } = order;
  const { at, by: userId, reason } = cancellation;
  // Locks stock before document numbers, like a counter sale.
  await lockForStock(tx, [productId]);
  if (!(await markCancelled(tx, { id, ...cancellation }))) throw whyNotCancelled(order);

  const refund = await amountToRefund(tx, order);
  const waiting =
    refund > 0
      ? await insertReturn(tx, { orderId: id, quantity: null, ...cancelled, reason, at })
      : undefined;

  await creditOrders(tx, deps, [id]);
  await subtractSales(tx, { productId, quantity });
  if (await restock(tx, stockOf(order), 'cancel', at)) await refreshSellable(tx, [productId], at);
  await logActivity(tx, { userId, now: at }, [
    {
      action: 'order cancelled',
      subjectType: 'order',
      subjectId: id,
      ...subjectOf(order),
      before: { cancelled: false },
      after: { cancelled: true, ...loggedPieces(order) },
    },
  ]);
  await withdrawMail(tx, movedKey(id, order.status));
  return { refund, waiting };
}

/** Notifies the member in one mail of the cancelled orders of a checkout. */
async function notifyMember(
  tx: Tx,
  deps: Deps,
  orders: readonly LockedOrder[],
  { by, reason, refundPaise }: Cancelling & { refundPaise: number },
): Promise<void> {
  const [first, ...others] = orders;
  if (!first) return;
  const { fee_paise } = await lockCheckout(tx, first.checkout_id);
  const { goods_paise } = await sumGoodsLeft(tx, first.checkout_id);
  await writeMails(tx, deps, [
    {
      key: `order:${first.id}:cancelled`,
      kind: 'order cancelled',
      to: { name: first.member, email: first.email },
      payload: {
        orderNumber: formatOrderNumber(first.first_order_id),
        product: first.product,
        quantity: first.quantity,
        ...(others.length > 0 && { others: others.map(({ product, quantity }) => ({ product, quantity })) }),
        amountPaise: orders.reduce((sum, order) => sum + order.unit_price_paise * order.quantity, 0),
        by: first.user_id === by ? 'member' : 'gym',
        ...(reason === null ? {} : { reason }),
        restPaise: goods_paise === null ? 0 : goods_paise + fee_paise,
        ...(refundPaise === 0 ? {} : { refundPaise }),
      },
    },
  ]);
}

function whyNotCancelled({ status, cancelled_at }: LockedOrder): Refusal {
  if (cancelled_at) return refuse('orderIsCancelled');
  return refuse(status === 'Delivered' ? 'orderDelivered' : 'orderOnItsWay');
}
