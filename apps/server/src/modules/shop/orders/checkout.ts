import { randomUUID } from 'node:crypto';
import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { CHECKOUT_TOTAL_MAX_RUPEES } from '@namma/contract/cart/rules';
import { arrivalDays, gymDay } from '@namma/contract/days/dates';
import { rupeesToPaise } from '@namma/contract/money';
import type { OrderRequest } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { toUserMail } from '../../messaging/mail/api.ts';
import { randomSlipCodes } from '../../money/payments/api.ts';
import { checkGuardian } from '../../people/users/api.ts';
import { getOwnAddress } from '../addresses/api.ts';
import { removeOrderedLines } from '../cart/api.ts';
import { addSales, lockForSale } from '../catalogue/api.ts';
import { insertCheckout } from './queries/checkout.ts';

/**
 * Places one order for each line at the server's prices, all or none (D11). Totals are rupees with the fee. For the key
 * see `withIdempotencyKey`.
 * @throws 404 unknown product or address; 403 another member's address; 409 sold-out products or too few left (named),
 * a changed cart, or a total other than the one shown (D34); 400 a total above ₹100 crore; 429 too many orders in an
 * hour
 */
export function placeOrder(
  deps: Deps,
  { userId }: Session,
  form: OrderRequest,
  key: string | undefined,
): Promise<Reply<'orders/order'>> {
  const now = deps.clock();
  const request = { userId, key, call: 'orders/order', body: form, now } as const;
  return inTransaction(deps.db, (tx) =>
    withIdempotencyKey(tx, request, () => writeOrder(tx, deps, { userId, form, now })),
  );
}

interface Request {
  userId: number;
  form: OrderRequest;
  now: Date;
}

/** Checks run in the order of their refusals; a refusal rolls back all writes. */
async function writeOrder(
  tx: Tx,
  deps: Deps,
  { userId, form, now }: Request,
): Promise<Reply<'orders/order'>> {
  await checkGuardian(tx, deps, userId);
  const { lines, deliveryDays } = await lockForSale(tx, form.cartProductDetails, now);
  const address = await getOwnAddress(tx, userId, form.addressId);
  if (form.source === 'cart') await removeOrderedLines(tx, userId, lines);
  const total = lines.reduce(
    (sum, { priceRupees, quantity }) => sum + priceRupees * quantity,
    CONVENIENCE_FEE_RUPEES,
  );
  if (total > CHECKOUT_TOTAL_MAX_RUPEES) throw refuse('checkoutTooLarge');
  const { expectedTotal = total } = form;
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);
  await consumeWrite(tx, deps, 'orders', userId);

  await addSales(tx, lines);
  const arrival = arrivalDays(gymDay(now), deliveryDays);
  const checkoutId = randomUUID();
  const mail = toUserMail(tx, deps, {
    key: `order:${checkoutId}`,
    kind: 'order placed',
    userId,
    payload: {
      arrival,
      lines: lines.map(({ name, quantity, priceRupees }) => ({
        name,
        quantity,
        amountPaise: rupeesToPaise(priceRupees * quantity),
      })),
      feePaise: rupeesToPaise(CONVENIENCE_FEE_RUPEES),
      totalPaise: rupeesToPaise(total),
      address: [address.name, address.address, `${address.town} ${address.pincode}`, address.phone],
    },
  });
  const orderIds = await insertCheckout(
    tx,
    {
      id: checkoutId,
      user_id: userId,
      source: form.source,
      payment_mode: form.paymentMode,
      fee_paise: rupeesToPaise(CONVENIENCE_FEE_RUPEES),
      total_paise: rupeesToPaise(total),
      created_at: now,
      arrives_from_days: deliveryDays.from,
      arrives_to_days: deliveryDays.to,
      ...address,
    },
    lines.map(({ productId, quantity, priceRupees }) => ({
      product_id: productId,
      quantity,
      unit_price_paise: rupeesToPaise(priceRupees),
    })),
    {
      mail,
      slipCodes: randomSlipCodes(),
      deliveryDay: lines.some(({ isCounted }) => isCounted) ? arrival.to : undefined,
    },
  );
  return { status: messages().messages.orderPlaced, checkoutId, orderIds, total };
}
