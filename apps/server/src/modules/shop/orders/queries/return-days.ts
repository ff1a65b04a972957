import { sql } from 'kysely';
import { valueOn } from '../../../core/facts/api.ts';

const orderedAt = sql.ref('orders.created_at');

/** How many days after its delivery an order can be returned: as many as were promised when it was ordered (D99). */
export const returnDays = sql<number>`(${valueOn('returnDays', sql`gym_day(${orderedAt})`, orderedAt)})::int`;
