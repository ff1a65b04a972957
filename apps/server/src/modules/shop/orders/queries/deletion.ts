import type { Db } from '../../../../platform/db/types.ts';

/** Lists orders of a member that are neither delivered nor cancelled. */
export const listUndelivered = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('order_status', '<>', 'Delivered')
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();

/** Lists open returns and refunds of a member. */
export const listOpenReturns = (db: Db, userId: number) =>
  db
    .selectFrom('returns')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['refunded', 'refused'])
    .orderBy('order_id')
    .execute();
