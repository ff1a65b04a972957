import { randomUUID } from 'node:crypto';
import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import {
  basisPointsToPercent,
  checkoutTotalRupees,
  displayedPriceRupees,
  type PricedLine,
  paiseToRupees,
  rupeesToPaise,
} from '@namma/contract/money';
import type { OrderRequest } from '@namma/contract/schemas/orders';
import { inTransaction } from '../../db/transaction.ts';
import type { AddressFields, Tx } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { getOwnAddress } from '../addresses/service.ts';
import { takeFromCart } from '../cart/service.ts';
import { countSold, holdProducts } from '../catalogue/service.ts';
import { insertCheckout, insertOrders } from './queries.ts';

/**
 * Places one order a line at the server's own prices, all or none (D11). Totals are rupees with the fee.
 * Refuses: 404 an unknown product or address, 403 another member's address, 409 sold-out products (named), a cart that
 * changed meanwhile, or a total other than the one shown (D34); for the key see `answerOnce`.
 */
export function placeOrder(
  { db, clock }: Deps,
  { userId }: Session,
  form: OrderRequest,
  key: string | undefined,
): Promise<Reply<'orders/order'>> {
  const now = clock();
  return inTransaction(db, (tx) =>
    answerOnce(tx, { userId, key, call: 'orders/order', body: form, now }, () =>
      checkOut(tx, userId, form, now),
    ),
  );
}

async function checkOut(
  tx: Tx,
  userId: number,
  form: OrderRequest,
  now: Date,
): Promise<Reply<'orders/order'>> {
  const lines = await priceLines(tx, form.cartProductDetails);
  const address = await getOwnAddress(tx, userId, form.addressId);
  if (form.source === 'cart') await takeFromCart(tx, userId, form.cartProductDetails);
  const total = checkoutTotalRupees(lines);
  const expectedTotal = form.expectedTotal ?? total;
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);

  const checkoutId = randomUUID();
  await insertCheckout(tx, {
    ...copyAddress(address),
    id: checkoutId,
    user_id: userId,
    source: form.source,
    payment_mode: form.paymentMode,
    fee_paise: rupeesToPaise(CONVENIENCE_FEE_RUPEES),
    total_paise: rupeesToPaise(total),
    created_at: now,
  });
  const orderIds = await insertOrders(
    tx,
    lines.map((line) => ({
      checkout_id: checkoutId,
      user_id: userId,
      product_id: line.productId,
      quantity: line.quantity,
      unit_price_paise: rupeesToPaise(displayedPriceRupees(line.price, line.discount)),
      created_at: now,
    })),
  );
  await countSold(tx, lines);
  return { status: messages.orderPlaced, checkoutId, orderIds, total };
}

/**
 * Holds the products until the transaction ends and puts their prices to the lines, in rupees and percent.
 * Refuses: 404 one that never was in the shop, 409 naming all that cannot be had.
 */
async function priceLines(
  tx: Tx,
  wanted: OrderRequest['cartProductDetails'],
): Promise<(PricedLine & { productId: number })[]> {
  const held = await holdProducts(
    tx,
    wanted.map((line) => line.productId),
  );
  const byId = new Map(held.map((product) => [product.id, product]));
  const soldOut: string[] = [];
  const lines = wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw refuse('noSuchProduct');
    if (!product.is_available || product.deleted_at) soldOut.push(product.name);
    const price = paiseToRupees(product.price_paise);
    const discount = basisPointsToPercent(product.discount_bp);
    return { productId, quantity, price, discount };
  });
  if (soldOut.length > 0) throw refuse('soldOut', soldOut.join(', '));
  return lines;
}

const copyAddress = (address: AddressFields): AddressFields => ({
  name: address.name,
  email: address.email,
  phone: address.phone,
  address: address.address,
  town: address.town,
  pincode: address.pincode,
  district: address.district,
  state: address.state,
  address_type: address.address_type,
});
