import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/dates';
import { returnMessages } from '@namma/contract/messages/returns';
import { paiseToRupees } from '@namma/contract/money';
import { formatOrderNumber } from '@namma/contract/order-number';
import { type ReturnState, returnSteps } from '@namma/contract/returns';
import type { ReturnDecisionForm, ReturnListQuery, ReturnRequest } from '@namma/contract/schemas/returns';
import { inTransaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { defineAdminList, getPageWithNewestId } from '../../shared/admin-list.ts';
import { refuse } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { logActivity } from '../activity/service.ts';
import { takeBackSales } from '../catalogue/sale.ts';
import { lockForStock, refreshSellable } from '../catalogue/stock.ts';
import { creditOrders } from '../documents/issue.ts';
import { type MailMessage, writeMails } from '../mail/outbox.ts';
import { type Cashier, writeRefund } from '../payments/service.ts';
import { giveBack } from '../stock/service.ts';
import { holdAccount } from '../users/service.ts';
import { orderMove } from './admin.ts';
import { presentReturn } from './present.ts';
import { lockCheckout, lockOrders, sumGoodsLeft } from './queries/moves.ts';
import {
  findReturn,
  insertReturn,
  listReturns,
  markReturned,
  moveReturn,
  returnRows,
} from './queries/returns.ts';
import { lastDayToReturn, refundPaise } from './rules.ts';

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

const returnList = defineAdminList({
  ...returnRows,
  listRows: listReturns,
  present: presentReturn,
});

/** A page of all returns for admins, newest first by default (D67). */
export const getReturns = ({ db }: Deps, query: ReturnListQuery): Promise<Reply<'returns/getAll'>> =>
  getPageWithNewestId(db, returnList, query);

/**
 * Asks to return a delivered order until the end of the last IST day for it; once for an order. An admin records it for a
 * member, and records a delivery that was refused at the door: both are approved at once. Refuses: 404 unknown, 403
 * another member's, 409 cancelled, not delivered, too late, or asked for already.
 */
export async function requestReturn(
  deps: Deps,
  { userId, role }: Session,
  { orderId, reason }: ReturnRequest,
): Promise<Reply<'returns/request'>> {
  const now = deps.clock();
  const cause = await inTransaction(deps.db, async (tx) => {
    if (role !== 'ADMIN') await holdAccount(tx, userId);
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw refuse('noSuchOrder');
    const isOwn = order.user_id === userId;
    if (!isOwn && role !== 'ADMIN') throw refuse('notYours');
    if (order.cancelled_at) throw refuse('orderIsCancelled');
    const isRefusal = !isOwn && order.status === 'Out-For-Delivery';
    if (!isRefusal) refuseUnlessReturnable(order, now);

    const cause = isRefusal ? 'refusal' : 'return';
    const state = isOwn ? 'requested' : 'approved';
    const written = await insertReturn(tx, { orderId, cause, state, reason, at: now });
    if (!written) throw refuse('returnedAlready');
    await recordStep(tx, { userId, now }, 'return requested', order, { return: null }, { return: state });
    await tellMember(tx, deps, order, { returnId: written.id, state, cause, reason });
    return cause;
  });
  return { status: cause === 'refusal' ? returnMessages.refusalRecorded : returnMessages.returnRequested };
}

function refuseUnlessReturnable({ status, delivered_at, created_at }: LockedOrder, now: Date): void {
  if (status !== 'Delivered') throw refuse('notReturnable');
  const until = lastDayToReturn({ delivered_at, ordered_at: created_at });
  if (gymDay(now) > until) throw refuse('returnTooLate', until);
}

/**
 * Takes the next step of a return (D67); of two admins who decide at once, one succeeds. A refund pays back what was paid
 * for the order, takes the order out of sales and dues, and credits it on its document, in one transaction. Refuses: 404
 * unknown, 400 a refund of money without a mode, 409 the return is in another state, or a UTR of another receipt.
 */
export async function decideReturn(
  deps: Deps,
  { userId }: Session,
  form: ReturnDecisionForm,
): Promise<Reply<'returns/decide'>> {
  const now = deps.clock();
  const { from, to } = returnSteps[form.decision];
  const refunded = await inTransaction(deps.db, async (tx) => {
    const asked = await findReturn(tx, form.id);
    if (!asked) throw refuse('noSuchReturn');
    const [order] = await lockOrders(tx, [asked.order_id]);
    const current = await findReturn(tx, form.id);
    if (!order || !current) throw refuse('noSuchReturn');
    if (!from.some((state) => state === current.state)) throw refuse('notTheNextReturnStep', current.state);

    if (to === 'received') await backOnShelf(tx, order, now);
    const refund =
      to === 'refunded'
        ? await refundOrder(tx, deps, { userId, now }, order, { ...form, ...current })
        : undefined;
    const step = { id: form.id, from, to, note: form.note ?? null, at: now, refund };
    if (!(await moveReturn(tx, step))) throw refuse('notTheNextReturnStep', current.state);
    await recordStep(
      tx,
      { userId, now },
      'return decided',
      order,
      { return: current.state },
      { return: to, ...(refund ? { amount: paiseToRupees(refund.paise) } : {}) },
    );
    await tellMember(tx, deps, order, {
      returnId: form.id,
      state: to,
      cause: current.cause,
      note: form.note,
      refundedPaise: refund?.paise,
      mode: form.mode,
      documentNumber: refund?.documentNumber,
    });
    return refund;
  });
  return {
    status: returnMessages.returnDecided(to),
    ...(refunded?.receiptId ? { receiptId: refunded.receiptId } : {}),
    ...(refunded?.documentNumber ? { documentNumber: refunded.documentNumber } : {}),
  };
}

/** Puts the pieces of an order back into the batches they came from. Food that has left the shop is not sold again. */
async function backOnShelf(tx: Tx, { id, product_id, category }: LockedOrder, now: Date): Promise<void> {
  if (category === 'fitfood') return;
  await lockForStock(tx, [product_id]);
  if (await giveBack(tx, id, 'return', now)) await refreshSellable(tx, [product_id], now);
}

type Refund = Pick<ReturnDecisionForm, 'mode' | 'utr' | 'center'> & Pick<FoundReturn, 'cause'>;
type FoundReturn = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

/** Pays back what was paid for an order. Its row is locked. */
async function refundOrder(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  order: LockedOrder,
  { cause, mode, utr, center }: Refund,
): Promise<{ paise: number; receiptId: number | null; documentNumber: string | undefined }> {
  const { id, checkout_id: checkoutId, quantity, unit_price_paise } = order;
  let documentNumber: string | undefined;
  if (cause !== 'cancellation') {
    // Before the totals, which follow the order's row: checkouts lock in this order, too.
    await lockForStock(tx, [order.product_id]);
    await markReturned(tx, id, cashier.now);
    documentNumber = (await creditOrders(tx, deps, [id])).get(checkoutId);
    await takeBackSales(tx, { productId: order.product_id, quantity });
  }
  const { fee_paise, paid_paise } = await lockCheckout(tx, checkoutId);
  const { goods_paise } = await sumGoodsLeft(tx, checkoutId);
  const paise = refundPaise({
    linePaise: quantity * unit_price_paise,
    feePaise: fee_paise,
    goodsLeftPaise: goods_paise,
    paidPaise: paid_paise,
  });
  if (paise === 0) return { paise, receiptId: null, documentNumber };
  if (!mode) throw refuse('refundModeRequired');
  const { id: receiptId } = await writeRefund(tx, cashier, {
    subject: { checkoutId },
    amountPaise: paise,
    mode,
    utr,
    center: center ?? null,
    reason: `${cause === 'cancellation' ? 'Cancelled' : 'Returned'}: order ${id}`,
  });
  return { paise, receiptId, documentNumber };
}

/** Puts a step on record. What people wrote is kept with the return only, where it can be erased. */
const recordStep = (
  tx: Tx,
  actor: Cashier,
  action: 'return requested' | 'return decided',
  order: LockedOrder,
  before: { return: ReturnState | null },
  after: { return: ReturnState; amount?: number },
) =>
  logActivity(tx, actor, [
    { action, subjectType: 'order', subjectId: order.id, ...orderMove.subjectOf(order), before, after },
  ]);

type ReturnFacts = Extract<MailMessage, { kind: 'return decided' }>['facts'];
interface Step extends Omit<ReturnFacts, 'orderNumber' | 'product' | 'quantity'> {
  returnId: number;
}

async function tellMember(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  { returnId, ...step }: Step,
): Promise<void> {
  const { first_order_id, product, quantity } = order;
  await writeMails(tx, deps, [
    {
      key: `return:${returnId}:${step.state}`,
      kind: step.state === 'requested' ? 'return requested' : 'return decided',
      to: { name: order.member, email: order.email },
      facts: { orderNumber: formatOrderNumber(first_order_id), product, quantity, ...step },
    },
  ]);
}
