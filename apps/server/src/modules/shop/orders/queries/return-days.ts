import { sql } from 'kysely';
import { valueOn } from '../../../core/settings/api.ts';

const orderedAt = sql.ref('orders.created_at');

/** The number of days after delivery in which an order can be returned, as promised at the time of the order (D99). */
export const returnDays = sql<number>`(${valueOn('returnDays', sql`gym_day(${orderedAt})`, orderedAt)})::int`;
