import { DELETED_MEMBER } from '@namma/contract/members';
import type { Tx } from '../../../db/types.ts';

/** Orders of a member that are neither delivered nor cancelled. */
export const listUndelivered = (tx: Tx, userId: number) =>
  tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('order_status', '<>', 'Delivered')
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();

/** Returns and refunds of a member that are not done. */
export const listOpenReturns = (tx: Tx, userId: number) =>
  tx
    .selectFrom('returns')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['refunded', 'refused'])
    .orderBy('order_id')
    .execute();

/** Replaces who the orders of a member went to; the town stays, for figures of deliveries. */
export const overwriteRecipients = (tx: Tx, userId: number) =>
  tx
    .updateTable('checkouts')
    .set({ name: DELETED_MEMBER, email: '', phone: '', address: '' })
    .where('user_id', '=', userId)
    .execute();
