import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { paiseToRupees } from '@namma/contract/money';
import type { ReturnCause, ReturnState } from '@namma/contract/returns/rules';
import type { ReturnDecisionForm } from '@namma/contract/returns/schemas';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { logActivity } from '../../core/audit/api.ts';
import { type MailMessage, withdrawMail, writeMails } from '../../messaging/mail/api.ts';
import { creditOrders, findCreditNoteOf } from '../../money/documents/api.ts';
import { type Cashier, writeRefund } from '../../money/payments/api.ts';
import { lockForStock, refreshSellable, subtractSales } from '../catalogue/api.ts';
import { restock } from '../stock/api.ts';
import { type LockedOrder, loggedPieces, stockOf, subjectOf } from './pieces.ts';
import { lockCheckout, lockOrders, sumGoodsLeft } from './queries/moves.ts';
import { findRefunded, markReturned, moveReturn, reopenReturn } from './queries/returns.ts';
import { refundPaise } from './rules.ts';

/**
 * Takes a locked order back: it no longer counts in sales, sold pieces, status counts and dues, keeps its status, and
 * is credited on its document. Does nothing for an order already taken back.
 */
export async function removeFromSales(
  tx: Tx,
  deps: Deps,
  { id, product_id: productId, quantity, returned_at }: LockedOrder,
): Promise<void> {
  if (returned_at) return;
  // Locks stock before document numbers, like a counter sale.
  await lockForStock(tx, [productId]);
  await markReturned(tx, id, deps.clock());
  await creditOrders(tx, deps, [id]);
  await subtractSales(tx, { productId, quantity });
}

/** Returns the pieces of an order to their batches. Food that has left the shop is not sold again. */
export async function returnToStock(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  const { product_id, category } = order;
  if (category === 'fitfood') return;
  await lockForStock(tx, [product_id]);
  if (await restock(tx, stockOf(order), 'return', now)) await refreshSellable(tx, [product_id], now);
}

/** Returns the refund of a cancelled or returned order, in paise. Locks its checkout. */
export async function amountToRefund(
  tx: Tx,
  { checkout_id, quantity, unit_price_paise }: LockedOrder,
): Promise<number> {
  const { fee_paise, paid_paise } = await lockCheckout(tx, checkout_id);
  const { goods_paise } = await sumGoodsLeft(tx, checkout_id);
  return refundPaise({
    linePaise: quantity * unit_price_paise,
    feePaise: fee_paise,
    goodsLeftPaise: goods_paise,
    paidPaise: paid_paise,
  });
}

/** The payment fields of a refund form. */
export type RefundForm = Pick<ReturnDecisionForm, 'mode' | 'utr' | 'center' | 'expectedPaise'>;

interface ReceivedReturn {
  id: number;
  cause: ReturnCause;
  state: ReturnState;
}

/** A completed refund. `receiptId` is null where nothing was paid. */
export interface Refund {
  paise: number;
  receiptId: number | null;
  documentNumber: string | undefined;
}

/**
 * Refunds a cancelled or returned order, which closes its return; notifies the member. Refunds 0 where nothing was
 * paid.
 * @throws 400 a refund without a mode; 409 another amount than the screen showed, a UTR of another receipt, or a return
 * already refunded by another admin
 */
export async function refundReturn(
  tx: Tx,
  deps: Deps,
  cashier: Cashier,
  order: LockedOrder,
  { id, cause, state }: ReceivedReturn,
  { mode, utr, center, expectedPaise, note }: RefundForm & { note?: string | undefined },
): Promise<Refund> {
  const paise = await amountToRefund(tx, order);
  if (expectedPaise !== undefined && expectedPaise !== paise)
    throw refuse('refundChanged', paiseToRupees(expectedPaise), paiseToRupees(paise));
  if (paise > 0 && !mode) throw refuse('refundModeRequired');
  const receipt =
    paise > 0 && mode
      ? await writeRefund(tx, cashier, {
          subject: { kind: 'checkout', id: order.checkout_id },
          amountPaise: paise,
          mode,
          utr,
          center: center ?? null,
          reason: `${cause === 'cancellation' ? 'Cancelled' : 'Returned'}: order ${order.id}`,
        })
      : null;
  const receiptId = receipt?.id ?? null;
  const step = { id, from: ['received'] as const, to: 'refunded' as const, note: note ?? null };
  if (!(await moveReturn(tx, { ...step, at: cashier.now, refund: { paise, receiptId } })))
    throw refuse('notTheNextReturnStep', state);
  const documentNumber = await findCreditNoteOf(tx, order.checkout_id, order.id);
  await logStep(
    tx,
    cashier,
    'return decided',
    order,
    { return: state },
    { return: 'refunded', amount: paiseToRupees(paise) },
  );
  await notifyMember(tx, deps, order, {
    returnId: id,
    state: 'refunded',
    cause,
    note,
    refundedPaise: paise,
    documentNumber,
    ...(receiptId === null ? {} : { mode, receiptId }),
  });
  return { paise, receiptId, documentNumber };
}

/** The receipt and the credit note of a refund, for the response. */
export const presentRefund = (
  refund: Pick<Refund, 'receiptId' | 'documentNumber'> | undefined,
): Omit<Reply<'returns/decide'>, 'status'> => ({
  ...(refund?.receiptId ? { receiptId: refund.receiptId } : {}),
  ...(refund?.documentNumber ? { documentNumber: refund.documentNumber } : {}),
});

/**
 * Reopens a refund after its receipt was reversed, to be made again correctly. The order stays cancelled or returned,
 * and its credit note valid, because the goods have come back. The caller has locked the orders of the checkout.
 */
export async function reopenRefund(
  tx: Tx,
  actor: Cashier,
  { receiptId, reversal }: { receiptId: number; reversal: string },
): Promise<void> {
  const refunded = await findRefunded(tx, receiptId);
  if (!refunded) return;
  const [order] = await lockOrders(tx, [refunded.order_id]);
  if (!order || !(await reopenReturn(tx, refunded.id))) return;
  await withdrawMail(tx, mailKeyOfStep({ returnId: refunded.id, state: 'refunded', receiptId }));
  await logStep(tx, actor, 'return decided', order, { return: 'refunded' }, { return: 'received', reversal });
}

/** Logs a step. Free text is stored only with the return, where it can be erased. */
export const logStep = (
  tx: Tx,
  actor: Cashier,
  action: 'return requested' | 'return decided' | 'return withdrawn',
  order: LockedOrder,
  before: { return: ReturnState | null },
  after: {
    return: ReturnState | null;
    quantity?: number;
    amount?: number;
    reversal?: string;
    damaged?: true;
    approvedBy?: string;
  },
) =>
  logActivity(tx, actor, [
    {
      action,
      subjectType: 'order',
      subjectId: order.id,
      ...subjectOf(order),
      before,
      after: { ...after, ...loggedPieces(order) },
    },
  ]);

type ReturnDetails = Extract<MailMessage, { kind: 'return decided' }>['payload'];
interface Step extends Omit<ReturnDetails, 'orderNumber' | 'product' | 'quantity'> {
  returnId: number;
  /** The number of pieces, if not all of the order. */
  pieces?: number | null;
  /** For a refund: a repeated refund notifies again. */
  receiptId?: number | undefined;
}

export const mailKeyOfStep = ({
  returnId,
  state,
  receiptId,
}: Pick<Step, 'returnId' | 'state' | 'receiptId'>) =>
  `return:${returnId}:${state}${receiptId === undefined ? '' : `:${receiptId}`}`;

export async function notifyMember(
  tx: Tx,
  deps: Deps,
  order: LockedOrder,
  { returnId, receiptId, pieces, ...step }: Step,
): Promise<void> {
  const { first_order_id, product, quantity } = order;
  await writeMails(tx, deps, [
    {
      key: mailKeyOfStep({ returnId, state: step.state, receiptId }),
      kind: step.state === 'requested' ? 'return requested' : 'return decided',
      to: { name: order.member, email: order.email },
      payload: {
        orderNumber: formatOrderNumber(first_order_id),
        product,
        quantity: pieces ?? quantity,
        ...step,
        ...(step.state === 'requested' && { returnDays: order.return_days }),
      },
    },
  ]);
}
