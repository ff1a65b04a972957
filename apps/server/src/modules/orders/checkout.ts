import { randomUUID } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import { CHECKOUT_TOTAL_MAX_RUPEES } from '@namma/contract/orders';
import type { OrderRequest } from '@namma/contract/schemas/orders';
import { inOneStatement } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findStoredReply, insertReply, readKey } from '../../shared/idempotency.ts';
import { type Refusal, refuse, refuseWith } from '../../shared/refusal.ts';
import type { Session } from '../../shared/session.ts';
import { tooManyWrites, writeCountOf } from '../../shared/write-limits.ts';
import { addressOf } from '../addresses/service.ts';
import { heldCartLines, removeHeldLines } from '../cart/service.ts';
import { countSold, heldProducts } from '../catalogue/service.ts';
import { buildCheckout, type CheckoutFacts } from './queries/checkout.ts';

const insertCheckout = buildCheckout({
  addressOf,
  heldProducts,
  countSold,
  heldCartLines,
  removeHeldLines,
  keptReply: insertReply,
});

/**
 * Places one order a line at the server's own prices, all or none (D11). Totals are rupees with the fee.
 * Refuses: 404 an unknown product or address, 403 another member's address, 409 sold-out products (named), a cart that
 * changed meanwhile, or a total other than the one shown (D34), 400 a total above ₹100 crore, 429 too many orders in an
 * hour; for the key see `readKey` and `findStoredReply`.
 */
export async function placeOrder(
  deps: Deps,
  { userId }: Session,
  form: OrderRequest,
  key: string | undefined,
): Promise<Reply<'orders/order'>> {
  const { db } = deps;
  const now = deps.clock();
  const keyed = readKey({ userId, key, call: 'orders/order', body: form, now });
  const checkout = {
    id: randomUUID(),
    userId,
    source: form.source,
    paymentMode: form.paymentMode,
    addressId: form.addressId,
    lines: form.cartProductDetails,
    expectedTotal: form.expectedTotal,
    status: messages.orderPlaced,
    now,
    keyed,
    count: writeCountOf(deps, 'orders', userId),
  };
  const facts = await inOneStatement(() => insertCheckout(db, checkout));
  if (facts.orderIds && facts.total !== null)
    return { status: checkout.status, checkoutId: checkout.id, orderIds: facts.orderIds, total: facts.total };

  // Only now: a first request with this key may have ordered what this one does not find any more.
  const stored = keyed && (await findStoredReply<Reply<'orders/order'>>(db, keyed));
  if (stored) return stored.reply;
  if (facts.isOverLimit) throw await tooManyWrites(db, deps, 'orders', userId);
  throw whyNothingWasOrdered(form, userId, facts);
}

function whyNothingWasOrdered(form: OrderRequest, userId: number, facts: CheckoutFacts): Refusal {
  const { lines, addressOwner, inCart, total } = facts;
  if (total === null) return refuse('noSuchProduct');
  const soldOut = lines.filter((line) => !line.canBeHad).map((line) => line.name);
  if (soldOut.length > 0) return refuse('soldOut', soldOut.join(', '));
  if (addressOwner === null) return refuse('noSuchAddress');
  if (addressOwner !== userId) return refuse('notYours');
  if (form.source === 'cart' && inCart < lines.length) return refuse('cartChanged');
  if (total > CHECKOUT_TOTAL_MAX_RUPEES) return refuse('checkoutTooLarge');
  const { expectedTotal = total } = form;
  if (expectedTotal !== total)
    return refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);
  throw new Error('A checkout had everything it asked for, and was not placed');
}
