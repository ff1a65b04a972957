import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import { returnSteps } from '@namma/contract/returns/rules';
import type { ReturnDecisionForm, ReturnListQuery, ReturnRequest } from '@namma/contract/returns/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { defineAdminList, getPageWithNewestId } from '../../../platform/shared/admin-list.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuseNotYours } from '../../../platform/shared/ownership.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { withdrawMail } from '../../messaging/mail/api.ts';
import { findCreditNoteOf } from '../../money/documents/api.ts';
import type { Cashier } from '../../money/payments/api.ts';
import { lockUserForShare } from '../../people/users/api.ts';
import { lockForStock } from '../catalogue/api.ts';
import { type LockedOrder, piecesAsked, takePieces } from './pieces.ts';
import { presentReturn } from './present.ts';
import { lockOrders } from './queries/moves.ts';
import {
  deleteRequested,
  findReturn,
  insertReturn,
  listReturns,
  moveReturn,
  pointToPart,
  returnRows,
} from './queries/returns.ts';
import {
  amountToRefund,
  logStep,
  mailKeyOfStep,
  notifyMember,
  presentRefund,
  type Refund,
  type RefundForm,
  refundReturn,
  removeFromSales,
  returnToStock,
} from './receive-return.ts';
import { lastDayToReturn } from './rules.ts';

const returnList = defineAdminList({
  ...returnRows,
  listRows: listReturns,
  present: presentReturn,
});

/** Returns a page of all returns for admins, newest first by default (D67). */
export const getReturns = ({ db }: Deps, query: ReturnListQuery): Promise<Reply<'returns/getAll'>> =>
  getPageWithNewestId(db, returnList, query);

/**
 * Requests the return of a delivered order, or some of its pieces, until the last IST day for it; once per order, and
 * again for pieces left after a partial return. An admin's request for a member is approved at once. A delivery that an
 * admin records as refused is taken back in this step, and refunded if the form gives a mode.
 * @throws 404 unknown; 403 another member's, or a refused delivery not recorded by an admin; 409 cancelled, not
 * delivered, too late, already requested, no longer out for delivery, or other pieces than the screen showed; for a
 * refund as `refundReturn`
 */
export async function requestReturn(
  deps: Deps,
  session: Session,
  form: ReturnRequest,
): Promise<Reply<'returns/request'>> {
  const { orderId, reason } = form;
  const { userId, isForOthers } = session;
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    if (!isForOthers) await lockUserForShare(tx, userId);
    if (form.cause && !isForOthers) throw refuse(session.role === 'ADMIN' ? 'notInRole' : 'adminsOnly');
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw refuse('noSuchOrder');
    const isOwn = order.user_id === userId;
    if (!isOwn && !isForOthers) throw refuseNotYours(session);
    if (order.cancelled_at) throw refuse('orderIsCancelled');
    if (form.cause || (!isOwn && order.status === 'Out-For-Delivery'))
      return receiveRefused(tx, deps, { userId, now }, order, form);
    refuseUnlessReturnable(order, now);

    const [cause, state] = ['return', isOwn ? 'requested' : 'approved'] as const;
    const pieces = piecesAsked(order, form);
    const written = await insertReturn(tx, { orderId, quantity: pieces, cause, state, reason, at: now });
    if (!written) throw refuse('returnedAlready');
    const after = { return: state, ...(pieces === null ? {} : { quantity: pieces }) };
    await logStep(tx, { userId, now }, 'return requested', order, { return: null }, after);
    await notifyMember(tx, deps, order, { returnId: written.id, state, cause, reason, pieces });
    const { returnRequested, returnDecided } = messages().returnMessages;
    return { status: state === 'approved' ? returnDecided(state) : returnRequested };
  });
}

/**
 * Takes back an order, or some of its pieces, whose delivery was refused. The paid amount is refunded now, or waits
 * among the returns.
 */
export async function receiveRefused(
  tx: Tx,
  deps: Deps,
  actor: Cashier,
  whole: LockedOrder,
  form: ReturnRequest,
): Promise<Reply<'returns/request'>> {
  if (whole.status !== 'Out-For-Delivery') throw refuse('notTheNextStatus', whole.status);
  if (whole.is_returning) throw refuse('returnedAlready');
  const order = await takePieces(tx, whole, piecesAsked(whole, form));
  const received = await receiveAtOnce(tx, deps, actor, order, { cause: 'refusal', reason: form.reason });
  const { cause, state } = received;

  const paise = await amountToRefund(tx, order);
  if (paise === 0 || form.mode) {
    const refund = await refundReturn(tx, deps, actor, order, received, form);
    const status =
      refund.paise === 0
        ? messages().returnMessages.refusalRecorded
        : messages().returnMessages.refusalRefunded(formatPaise(refund.paise));
    return { status, ...presentRefund(refund) };
  }
  const documentNumber = await findCreditNoteOf(tx, order.checkout_id, order.id);
  await notifyMember(tx, deps, order, { returnId: received.id, state, cause, documentNumber });
  return {
    status: messages().returnMessages.refusalRecordedRefundWaits(formatPaise(paise)),
    ...(documentNumber ? { documentNumber } : {}),
  };
}

interface ReturnAtOnce {
  cause: 'refusal' | 'return';
  reason: string;
  /** Damaged goods are not sold again. */
  isDamaged?: boolean;
  /** The name of the staff member who approved it. */
  approvedBy?: string | undefined;
}

/** Writes a return whose goods are back already: out of the sales, and to stock unless they are damaged. */
async function receiveAtOnce(
  tx: Tx,
  deps: Deps,
  actor: Cashier,
  order: LockedOrder,
  { cause, reason, isDamaged = false, approvedBy }: ReturnAtOnce,
) {
  const state = 'received';
  const request = { orderId: order.id, quantity: null, cause, state, reason, at: actor.now } as const;
  const written = await insertReturn(tx, request);
  if (!written) throw refuse('returnedAlready');
  await removeFromSales(tx, deps, order);
  if (!isDamaged) await returnToStock(tx, order, actor.now);
  const after = {
    return: state,
    ...(isDamaged && { damaged: true as const }),
    ...(approvedBy && { approvedBy }),
  } as const;
  await logStep(tx, actor, 'return requested', order, { return: null }, after);
  return { id: written.id, cause, state } as const;
}

/** Goods returned at the counter, with the refund. */
export type CounterReturn = ReturnAtOnce &
  RefundForm &
  Pick<ReturnRequest, 'orderId' | 'quantity' | 'ofQuantity'>;

/**
 * For the counter: takes back a delivered order, or some of its pieces, within the days for it, and refunds it in the
 * same step (D142). Lock further products of the same transaction with `alsoLocked`.
 * @throws 404 unknown; 409 cancelled, not delivered, too late, already returned, or other pieces than the screen showed;
 * for a refund as `refundReturn`
 */
export async function refundAtCounter(
  tx: Tx,
  deps: Deps,
  actor: Cashier,
  form: CounterReturn,
  alsoLocked: readonly number[] = [],
): Promise<Refund> {
  const [whole] = await lockOrders(tx, [form.orderId]);
  if (!whole) throw refuse('noSuchOrder');
  if (whole.cancelled_at) throw refuse('orderIsCancelled');
  if (whole.is_returning) throw refuse('returnedAlready');
  refuseUnlessReturnable(whole, actor.now);
  await lockForStock(tx, [whole.product_id, ...alsoLocked]);
  const order = await takePieces(tx, whole, piecesAsked(whole, form));
  const received = await receiveAtOnce(tx, deps, actor, order, form);
  return refundReturn(tx, deps, actor, order, received, form);
}

function refuseUnlessReturnable(order: LockedOrder, now: Date): void {
  const { status, delivered_at, created_at, return_days } = order;
  if (status !== 'Delivered') throw refuse('notReturnable');
  const until = lastDayToReturn({ delivered_at, ordered_at: created_at, return_days });
  if (gymDay(now) > until) throw refuse('returnTooLate', return_days, until);
}

/**
 * Withdraws a member's return request before an admin has decided. Except for the log this has the effect that it never
 * existed, so the member can request it again in time.
 * @throws 404 unknown; 403 another member's; 409 already decided
 */
export async function withdrawReturn(
  deps: Deps,
  { userId }: Session,
  { id }: { id: number },
): Promise<Reply<'returns/withdraw'>> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const asked = await findReturn(tx, id);
    if (!asked) throw refuse('noSuchReturn');
    if (asked.user_id !== userId) throw refuse('notYours');
    const [order] = await lockOrders(tx, [asked.order_id]);
    if (!order || !(await deleteRequested(tx, id))) throw await whyNotWithdrawn(tx, id);
    await logStep(tx, { userId, now }, 'return withdrawn', order, { return: 'requested' }, { return: null });
    await withdrawMail(tx, mailKeyOfStep({ returnId: id, state: 'requested' }));
    return { status: messages().returnMessages.returnWithdrawn };
  });
}

async function whyNotWithdrawn(tx: Tx, id: number): Promise<Refusal> {
  const decided = await findReturn(tx, id);
  return decided ? refuse('notTheNextReturnStep', decided.state) : refuse('noSuchReturn');
}

/**
 * Locks a return and its order. A return of some pieces belongs to another row once another admin has received them.
 */
async function lockReturn(tx: Tx, id: number) {
  const asked = await findReturn(tx, id);
  if (!asked) throw refuse('noSuchReturn');
  let [order] = await lockOrders(tx, [asked.order_id]);
  const current = await findReturn(tx, id);
  if (current && order && current.order_id !== order.id) [order] = await lockOrders(tx, [current.order_id]);
  if (!order || !current) throw refuse('noSuchReturn');
  return { order, current };
}

/**
 * Takes the next step of a return (D67); of two concurrent decisions one succeeds. Receiving takes the order back: it
 * no longer counts in sales and dues, gets a credit note and returns to stock; a partial return is split off into its
 * own row. Refunding pays back the paid amount.
 * @throws 404 unknown; 409 the return is in another state; for a refund as `refundReturn`
 */
export async function decideReturn(
  deps: Deps,
  { userId }: Session,
  form: ReturnDecisionForm,
): Promise<Reply<'returns/decide'>> {
  const actor = { userId, now: deps.clock() };
  const { from, to } = returnSteps[form.decision];
  const receipts = await inTransaction(deps.db, async (tx) => {
    const { order: whole, current } = await lockReturn(tx, form.id);
    const { state, cause, quantity } = current;
    if (!from.some((each) => each === state)) throw refuse('notTheNextReturnStep', state);
    const order = to === 'received' ? await takePieces(tx, whole, quantity) : whole;
    if (order.id !== whole.id) await pointToPart(tx, form.id, order.id);
    if (to === 'refunded') {
      // For returns received before receiving took orders back.
      if (cause !== 'cancellation') await removeFromSales(tx, deps, order);
      return refundReturn(tx, deps, actor, order, current, form);
    }

    if (to === 'received') {
      await removeFromSales(tx, deps, order);
      await returnToStock(tx, order, actor.now);
    }
    const { id, note } = form;
    if (!(await moveReturn(tx, { id, from, to, note: note ?? null, at: actor.now })))
      throw refuse('notTheNextReturnStep', state);
    const documentNumber =
      to === 'received' ? await findCreditNoteOf(tx, order.checkout_id, order.id) : undefined;
    await logStep(tx, actor, 'return decided', order, { return: state }, { return: to });
    const pieces = to === 'received' ? null : quantity;
    await notifyMember(tx, deps, order, { returnId: id, state: to, cause, note, documentNumber, pieces });
    return { receiptId: null, documentNumber };
  });
  return { status: messages().returnMessages.returnDecided(to), ...presentRefund(receipts) };
}
