import { randomUUID } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { OrderRequest } from '@namma/contract/schemas/orders';
import { inOneStatement } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findStoredReply, insertReply, readKey } from '../../http/idempotency.ts';
import { type Refusal, refuse, refuseWith } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { addressOf } from '../addresses/service.ts';
import { heldCartLines, removeHeldLines } from '../cart/service.ts';
import { countSold, heldProducts } from '../catalogue/service.ts';
import { type CheckoutFacts, drawCheckout } from './queries/checkout.ts';

const insertCheckout = drawCheckout({
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
 * changed meanwhile, or a total other than the one shown (D34); for the key see `readKey` and `findStoredReply`.
 */
export async function placeOrder(
  { db, clock }: Deps,
  { userId }: Session,
  form: OrderRequest,
  key: string | undefined,
): Promise<Reply<'orders/order'>> {
  const now = clock();
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
  };
  const facts = await inOneStatement(() => insertCheckout(db, checkout));
  if (facts.orderIds && facts.total !== null)
    return { status: checkout.status, checkoutId: checkout.id, orderIds: facts.orderIds, total: facts.total };

  // Only now: a first request with this key may have ordered what this one does not find any more.
  const stored = keyed && (await findStoredReply<Reply<'orders/order'>>(db, keyed));
  if (stored) return stored.reply;
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
  const { expectedTotal = total } = form;
  if (expectedTotal !== total)
    return refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);
  throw new Error('A checkout had everything it asked for, and was not placed');
}
