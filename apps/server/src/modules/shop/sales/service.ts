import { randomInt, randomUUID } from 'node:crypto';
import { brand } from '@namma/contract/brand';
import type { Reply } from '@namma/contract/calls';
import { CHECKOUT_TOTAL_MAX_RUPEES } from '@namma/contract/cart/rules';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import { upiLink } from '@namma/contract/payments/rules';
import { saleMessages } from '@namma/contract/sales/messages';
import { COUNTER_SALE, discountedPaise } from '@namma/contract/sales/rules';
import type { BarcodeTie, Sale, SaleRefund, SaleUpiQuery, SoldSearch } from '@namma/contract/sales/schemas';
import { discountPercentMost } from '@namma/contract/staff/permissions';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import { isPermitted, type Session } from '../../../platform/shared/session.ts';
import type { Subject } from '../../../platform/shared/subject.ts';
import { logActivity } from '../../core/audit/api.ts';
import { issueDocuments } from '../../money/documents/api.ts';
import { type Cashier, writeReceipts } from '../../money/payments/api.ts';
import { type Approval, checkApproval, consumeApproval } from '../../people/auth/api.ts';
import { checkGuardian, lockUser } from '../../people/users/api.ts';
import { addSales, changeProductIn, findForCounter, getProduct, lockForSale } from '../catalogue/api.ts';
import { findBuyer, refundAtCounter, writeSale } from '../orders/api.ts';

/** Finds products by barcode or name, with their sellable stock. */
export const findProducts = ({ db }: Deps, { q }: SoldSearch): Promise<Reply<'sales/find'>> =>
  findForCounter(db, q);

/**
 * Sells goods at the counter at the shop's prices, all or none (D80): delivered orders, stock movements, receipt and
 * document in one transaction. Amounts are rupees in the request, paise in the response. For the key see
 * `withIdempotencyKey`.
 * @throws 404 unknown product or member; 409 sold-out products or too few left (named), another total than the screen
 * showed, or a UTR of another receipt; 403 a member under 18 without a guardian check, or a discount above that of the role
 */
export function sellGoods(
  deps: Deps,
  { userId, staff }: Session,
  form: Sale,
  key: string | undefined,
): Promise<Reply<'sales/sell'>> {
  const cashier = { userId, now: deps.clock() };
  const most = staff ? discountPercentMost[staff.preset] : 0;
  if ((form.discount?.percent ?? 0) > most) throw refuse('discountTooLarge', most);
  const request = { ...cashier, key, call: 'sales/sell', body: form } as const;
  return inTransaction(deps.db, async (tx) => {
    // Before the key, the usual order for locking an account.
    if (form.userId !== undefined && !(await lockUser(tx, form.userId))) throw refuse('noSuchMember');
    return withIdempotencyKey(tx, request, () => sell(tx, deps, cashier, form));
  });
}

const priceAfter = (priceRupees: number, discount: Sale['discount']): number =>
  discount ? paiseToRupees(discountedPaise(rupeesToPaise(priceRupees), discount.percent)) : priceRupees;

const sumOf = (lines: readonly { priceRupees: number; quantity: number }[]): number =>
  lines.reduce((sum, { priceRupees, quantity }) => sum + priceRupees * quantity, 0);

async function sell(tx: Tx, deps: Deps, cashier: Cashier, form: Sale): Promise<Reply<'sales/sell'>> {
  const { mode, utr, center, expectedTotal, discount } = form;
  if (form.userId !== undefined) await checkGuardian(tx, deps, form.userId);
  const locked = await lockForSale(tx, form.lines, cashier.now);
  const lines = locked.lines.map((line) => ({
    ...line,
    priceRupees: priceAfter(line.priceRupees, discount),
  }));
  const fullTotal = sumOf(locked.lines);
  const total = sumOf(lines);
  if (total > CHECKOUT_TOTAL_MAX_RUPEES) throw refuse('checkoutTooLarge');
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);

  await addSales(tx, lines);
  const subject: Subject = { kind: 'checkout', id: randomUUID() };
  const totalPaise = rupeesToPaise(total);
  const orderIds = await writeSale(tx, {
    id: subject.id,
    userId: form.userId ?? null,
    totalPaise,
    discount: discount && { ...discount, paise: rupeesToPaise(fullTotal) - totalPaise },
    at: cashier.now,
    lines: lines.map(({ productId, quantity, priceRupees }) => ({
      productId,
      quantity,
      unitPricePaise: rupeesToPaise(priceRupees),
    })),
  });
  // Free goods have no receipt.
  const paid = totalPaise === 0 ? [] : [{ subject, amountPaise: totalPaise, mode, utr, center }];
  const [receipt] = await writeReceipts(tx, cashier, paid);
  const documents = await issueDocuments(tx, deps, [subject]);
  const activityId = await logActivity(
    tx,
    cashier,
    lines.map(({ name, quantity, priceRupees }, i) => ({
      action: 'goods sold',
      subjectType: 'order',
      subjectId: orderIds[i] ?? 0,
      subjectUserId: form.userId ?? null,
      subject: name,
      before: null,
      after: {
        status: 'Delivered',
        quantity,
        amount: priceRupees * quantity,
        mode,
        center,
        ...(discount && { discount: discount.percent }),
        ...(receipt && { receipt: receipt.number }),
      },
    })),
  );
  return {
    status: saleMessages.sold(formatPaise(totalPaise)),
    activityId,
    checkoutId: subject.id,
    orderNumber: formatOrderNumber(Math.min(...orderIds)),
    totalPaise,
    documentNumber: documents.get(subject.id) ?? '',
    ...(receipt && { receiptId: receipt.id }),
  };
}

/**
 * Takes delivered goods back at the counter and refunds them; for an exchange also sells other goods, all in one
 * transaction (D142). Callers without the right to handle returns need an approval. For the key see
 * `withIdempotencyKey`.
 * @throws 400 no approval, or a wrong code; 404, 409 as `refundAtCounter` and `sellGoods`
 */
export async function refundGoods(
  deps: Deps,
  session: Session,
  form: SaleRefund,
  key: string | undefined,
): Promise<Reply<'sales/refund'>> {
  const { userId } = session;
  const { orderId, mode, center, condition, exchange, approver: email, code } = form;
  const cashier = { userId, now: deps.clock() };
  const permission = 'handleReturns';
  const approval: Approval | undefined = isPermitted(session, permission)
    ? undefined
    : await checkApproval(deps, { userId, email, code, permission, center });
  const request = { ...cashier, key, call: 'sales/refund', body: form } as const;
  return inTransaction(deps.db, async (tx) => {
    const buyerId = await findBuyer(tx, orderId);
    // Before the key, the usual order for locking an account.
    const buyer = exchange && buyerId !== undefined ? await lockUser(tx, buyerId) : undefined;
    return withIdempotencyKey(tx, request, async () => {
      if (approval) await consumeApproval(tx, approval);
      const products = exchange?.lines.map(({ productId }) => productId);
      const { paise, receiptId, documentNumber } = await refundAtCounter(
        tx,
        deps,
        cashier,
        { ...form, cause: 'return', isDamaged: condition === 'damaged', approvedBy: approval?.name },
        products,
      );
      const sold =
        exchange && (await sell(tx, deps, cashier, { ...exchange, userId: buyer?.id, mode, center }));
      const amount = formatPaise(paise);
      return {
        status: sold
          ? saleMessages.exchanged(amount, formatPaise(sold.totalPaise))
          : saleMessages.refunded(amount),
        refundPaise: paise,
        ...(receiptId !== null && { receiptId }),
        ...(documentNumber && { documentNumber }),
        ...(sold && { sale: presentExchange(sold) }),
      };
    });
  });
}

/** An exchange is not undone as a sale alone. */
const presentExchange = ({ status: _status, activityId: _activityId, ...sale }: Reply<'sales/sell'>) => sale;

/**
 * Assigns a barcode to a product without one.
 * @throws Refusal 404 not in the shop; 409 the product has another barcode, or another product has this one
 */
export async function tieBarcode(
  deps: Deps,
  { userId }: Session,
  { productId, barcode }: BarcodeTie,
): Promise<Reply<'sales/tieBarcode'>> {
  const actor = { userId, now: deps.clock() };
  const activityId = await inTransaction(deps.db, async (tx) => {
    const { was, ...changed } = await changeProductIn(tx, actor, { productId, attributes: { barcode } });
    if (was.barcode && was.barcode !== barcode)
      throw refuse('barcodeGiven', String(was.name), String(was.barcode));
    return changed.activityId;
  });
  const { name } = await getProduct(deps, { id: productId, lang: undefined });
  return { status: saleMessages.tied(name), activityId };
}

/**
 * Returns the QR code of the exact amount of goods for the counter's screen (D45). Nothing is sold before the payment
 * arrives, so it contains its own reference instead of a slip.
 * @throws 404 no UPI address is set
 */
export function getSaleUpi({ upi }: Pick<Deps, 'upi'>, { amount }: SaleUpiQuery): Reply<'sales/getUpi'> {
  if (!upi) throw refuse('noUpi');
  const amountPaise = rupeesToPaise(amount);
  const reference = `${brand.orderPrefix}C${randomInt(1e9, 1e10)}`;
  const uri = upiLink(upi, { amountPaise, reference, note: COUNTER_SALE });
  return { uri, amountPaise, qr: toQrCode(uri) };
}
