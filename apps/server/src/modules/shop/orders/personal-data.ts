import { formatOrderNumber } from '@namma/contract/codes/order-number';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import type { Db } from '../../../platform/db/types.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { slipCodeOf } from '../../money/payments/api.ts';
import { presentArrival, presentDelivery } from './present.ts';
import { listOpenReturns, listUndelivered } from './queries/deletion.ts';

/** The promised arrival of an order. Counter sales were handed over at once. */
const promisedTo = (row: Parameters<typeof presentArrival>[1] & { channel: string; created_at: Date }) =>
  row.channel === 'online' ? presentArrival(row.created_at, row) : undefined;

/** Counter sales have no address. */
const ofTheSite = (value: string) => sql`case when channel = 'online' then ${value} end`;

/**
 * Deletion anonymizes the recipients of orders, and erases the reasons of cancellations and returns, which are free
 * text. Sales are kept, and the town, for delivery statistics. Orders come before checkouts, the usual lock order.
 */
export const ordersData: PersonalData = {
  tables: memberTables({
    returns: {
      download: {
        part: 'returns',
        fields: {
          returnId: 'id',
          orderId: 'order_id',
          quantity: 'quantity',
          cause: 'cause',
          state: 'state',
          reason: 'reason',
          note: 'note',
          askedAt: 'created_at',
          decidedAt: 'decided_at',
          refundedPaise: 'refunded_paise',
        },
      },
      deletion: { set: { reason: null, note: null } },
    },
    orders: {
      download: {
        part: 'checkouts',
        within: { list: 'orders', column: 'checkout_id' },
        fields: {
          orderId: 'id',
          orderNumber: (row) => formatOrderNumber(row.id),
          product: { sql: ({ lang }) => productNameOf('orders.product_id', lang) },
          quantity: 'quantity',
          splitFrom: 'split_from',
          unitPricePaise: 'unit_price_paise',
          status: 'order_status',
          rating: 'rating',
          ratedAt: 'rated_at',
          deliveredAt: 'delivered_at',
          cancelledAt: 'cancelled_at',
          cancelReason: 'cancel_reason',
          returnedAt: 'returned_at',
        },
      },
      deletion: { set: { cancel_reason: null } },
    },
    checkouts: {
      // Uses the index on the orders' member.
      whose: ({ userId }) => sql`id in (select distinct checkout_id from orders where user_id = ${userId})`,
      download: {
        part: 'checkouts',
        fields: {
          checkoutId: 'id',
          orderedAt: 'created_at',
          arrivesFrom: (row) => promisedTo(row)?.from ?? null,
          arrivesBy: (row) => promisedTo(row)?.to ?? null,
          source: 'source',
          paymentMode: 'payment_mode',
          feePaise: 'fee_paise',
          totalPaise: 'total_paise',
          paidPaise: 'paid_paise',
          discountPaise: 'discount_paise',
          discountReason: 'discount_reason',
          slipCode: slipCodeOf('checkout_id', 'checkouts.id'),
          channel: 'channel',
          deliverTo: (row) => presentDelivery({ ...row, recipient: row.name }),
        },
        orderBy: sql`(select min(orders.id + 0) from orders where checkout_id = checkouts.id)`,
      },
      deletion: {
        set: {
          name: ofTheSite(DELETED_MEMBER),
          email: ofTheSite(''),
          phone: ofTheSite(''),
          address: ofTheSite(''),
          discount_reason: null,
        },
      },
    },
  }),
  refuseDeletion: ({ db }, { userId }) => refuseOpenOrders(db, userId),
};

/**
 * Called before an account is deleted, while it is locked.
 * @throws 409 an undelivered order, or an open return or refund, each by its number
 */
async function refuseOpenOrders(db: Db, userId: number): Promise<void> {
  const orders = await listUndelivered(db, userId);
  if (orders.length > 0) throw refuse('ordersUnderWay', listNumbers(orders.map(({ id }) => id)));
  const returns = await listOpenReturns(db, userId);
  if (returns.length > 0)
    throw refuse('returnsUnderWay', listNumbers(returns.map(({ order_id }) => order_id)));
}

const listNumbers = (orderIds: readonly number[]): string => orderIds.map(formatOrderNumber).join(', ');
