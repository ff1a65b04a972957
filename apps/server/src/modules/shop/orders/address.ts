import type { Reply } from '@namma/contract/calls';
import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { OrderAddressChange } from '@namma/contract/orders/address-schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { subjectOf } from './pieces.ts';
import { lockAddressOf, overwriteAddress } from './queries/address.ts';
import { listOrderIds, lockOrders } from './queries/moves.ts';
import { getCheckoutIdOf } from './service.ts';

/** A repeated form changes nothing and gets the same response. */
const changed: Reply<'orders/updateAddress'> = { status: 'Address changed' };

/**
 * Changes the delivery address of a checkout while all its orders are Pending (D98); the member's saved address is
 * unchanged. Notifies the member.
 * @throws 404 unknown; 409 all of it cancelled, or one of its orders has left the shop
 */
export const updateOrderAddress = (
  deps: Deps,
  { userId }: Session,
  { orderId, addresstype, ...fields }: OrderAddressChange,
): Promise<Reply<'orders/updateAddress'>> =>
  inTransaction(deps.db, async (tx) => {
    const actor = { userId, now: deps.clock() };
    const checkoutId = await getCheckoutIdOf(tx, orderId);
    const orders = await lockOrders(tx, await listOrderIds(tx, checkoutId));
    const standing = orders.filter(({ cancelled_at }) => cancelled_at === null);
    const left = orders.find(({ status }) => status !== 'Pending');
    if (left) throw refuse(left.status === 'Delivered' ? 'orderDelivered' : 'orderOnItsWay');
    const [first] = standing;
    if (!first) throw refuse('orderIsCancelled');

    const before = await lockAddressOf(tx, checkoutId);
    const wanted = { ...fields, ...(addresstype && { address_type: addresstype }) };
    const address = {
      ...before,
      ...Object.fromEntries(Object.entries(wanted).filter(([, to]) => to !== undefined)),
    };
    const changedFields = (Object.keys(before) as (keyof typeof before)[]).filter(
      (field) => address[field] !== before[field],
    );
    if (changedFields.length === 0) return changed;
    await overwriteAddress(tx, checkoutId, address);
    // Logs the names of the changed fields but not their values, which may have to be erased.
    const activityId = await logActivity(
      tx,
      actor,
      standing.map((order) => ({
        action: 'address changed',
        subjectType: 'order',
        subjectId: order.id,
        ...subjectOf(order),
        before: { fields: '' },
        after: { fields: changedFields.join(', ') },
      })),
    );
    const { name, address: street, town, pincode, phone } = address;
    await writeMails(tx, deps, [
      {
        key: `address:${activityId}`,
        kind: 'order address changed',
        to: { name: first.member, email: first.email },
        payload: {
          orderNumber: formatOrderNumber(first.first_order_id),
          address: [name, street, `${town} ${pincode}`, phone].flatMap((line) => line ?? []),
        },
      },
    ]);
    return changed;
  });
