import { randomUUID } from 'node:crypto';
import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { CHECKOUT_TOTAL_MAX_RUPEES } from '@namma/contract/cart/rules';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { arrivalDays, gymDay } from '@namma/contract/days/dates';
import { rupeesToPaise } from '@namma/contract/money';
import type { CheckoutSource } from '@namma/contract/orders/rules';
import type { OrderLine, OrderRequest, OrderTaking } from '@namma/contract/orders/schemas';
import type { Deps } from '../../../deps.ts';
import type { AddressFields } from '../../../platform/db/shop-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { consumeWrite } from '../../../platform/shared/write-limits.ts';
import { logActivity } from '../../core/audit/api.ts';
import { toUserMail } from '../../messaging/mail/api.ts';
import { randomSlipCodes } from '../../money/payments/api.ts';
import { checkGuardian, findPerson, lockUser } from '../../people/users/api.ts';
import { findNewestAddress, getOwnAddress, presentAddressFields } from '../addresses/api.ts';
import { removeOrderedLines } from '../cart/api.ts';
import { addSales, lockForSale } from '../catalogue/api.ts';
import { findLastDelivery } from './queries/address.ts';
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
    withIdempotencyKey(tx, request, () => {
      const { source, cartProductDetails: lines, expectedTotal } = form;
      const readAddress = () => getOwnAddress(tx, userId, form.addressId);
      return writeOrder(tx, deps, { userId, source, lines, expectedTotal, readAddress, now });
    }),
  );
}

/**
 * Places an order for a caller by the same checkout, with the source `desk` (D142). The address is copied to the order
 * only. For the key see `withIdempotencyKey`; it is the staff member's.
 * @throws 404 unknown person or product; otherwise as `placeOrder`
 */
export function takeOrder(
  deps: Deps,
  { userId: staffId }: Session,
  form: OrderTaking,
  key: string | undefined,
): Promise<Reply<'orders/take'>> {
  const now = deps.clock();
  const { userId, lines, expectedTotal } = form;
  const { addresstype, ...fields } = form.address;
  const request = { userId: staffId, key, call: 'orders/take', body: form, now } as const;
  return inTransaction(deps.db, async (tx) => {
    // Before the key, the usual order for locking an account.
    const person = await lockUser(tx, userId);
    if (person?.role !== 'user') throw refuse('noSuchMember');
    return withIdempotencyKey(tx, request, async () => {
      const readAddress = async () => ({ ...fields, address_type: addresstype });
      const order = { userId, source: 'desk', lines, expectedTotal, readAddress, now } as const;
      const reply = await writeOrder(tx, deps, order);
      await logActivity(tx, { userId: staffId, now }, [
        {
          action: 'order taken',
          subjectType: 'order',
          subjectId: reply.orderIds[0] ?? 0,
          subjectUserId: userId,
          subject: formatOrderNumber(Math.min(...reply.orderIds)),
          before: null,
          after: { amount: reply.total },
        },
      ]);
      return reply;
    });
  });
}

/** Returns where a caller ordered last, or the address saved last. */
export async function getCallerAddress(
  { db }: Deps,
  userId: number,
): Promise<Reply<'orders/getCallerAddress'>> {
  if (!(await findPerson(db, userId))) throw refuse('noSuchMember');
  const row = (await findLastDelivery(db, userId)) ?? (await findNewestAddress(db, userId));
  return { address: row ? presentAddressFields(row) : null };
}

interface NewOrder {
  userId: number;
  source: CheckoutSource;
  lines: readonly OrderLine[];
  expectedTotal: number | undefined;
  readAddress: () => Promise<AddressFields>;
  now: Date;
}

/** Checks run in the order of their refusals; a refusal rolls back all writes. */
async function writeOrder(
  tx: Tx,
  deps: Deps,
  { userId, source, readAddress, now, ...order }: NewOrder,
): Promise<Reply<'orders/order'>> {
  await checkGuardian(tx, deps, userId);
  const { lines, deliveryDays } = await lockForSale(tx, order.lines, now);
  const address = await readAddress();
  if (source === 'cart') await removeOrderedLines(tx, userId, lines);
  const total = lines.reduce(
    (sum, { priceRupees, quantity }) => sum + priceRupees * quantity,
    CONVENIENCE_FEE_RUPEES,
  );
  if (total > CHECKOUT_TOTAL_MAX_RUPEES) throw refuse('checkoutTooLarge');
  const { expectedTotal = total } = order;
  if (expectedTotal !== total)
    throw refuseWith({ expectedTotal, total }, 'totalChanged', expectedTotal, total);
  if (source !== 'desk') await consumeWrite(tx, deps, 'orders', userId);

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
      source,
      payment_mode: 'COD',
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
