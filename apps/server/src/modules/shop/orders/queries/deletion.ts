import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { sql } from 'kysely';
import { demoPeople } from '../../../../platform/db/demo-rows.ts';
import type { Db, Tx } from '../../../../platform/db/types.ts';

/** Orders of a member that are neither delivered nor cancelled. */
export const listUndelivered = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('order_status', '<>', 'Delivered')
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();

/** Returns and refunds of a member that are not done. */
export const listOpenReturns = (db: Db, userId: number) =>
  db
    .selectFrom('returns')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['refunded', 'refused'])
    .orderBy('order_id')
    .execute();

/**
 * Replaces who the orders of a member went to, and removes why they were cancelled or returned, which are texts of people. The town
 * stays, for figures of deliveries. Orders come before checkouts, as wherever both are locked.
 */
export async function overwriteOrders(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('returns')
    .set({ reason: null, note: null })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('reason', 'is not', null), eb('note', 'is not', null)]))
    .execute();
  await tx
    .updateTable('orders')
    .set({ cancel_reason: null })
    .where('user_id', '=', userId)
    .where('cancel_reason', 'is not', null)
    .execute();
  await tx
    .updateTable('checkouts')
    .set({ name: DELETED_MEMBER, email: '', phone: '', address: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes returns, which refer to receipts. Call it before the receipts are deleted. */
export const deleteDemoReturns = (tx: Tx) =>
  sql`delete from returns where user_id in ${demoPeople}`.execute(tx);
