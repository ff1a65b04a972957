import { sql } from 'kysely';
import { numberKnownAt } from '../../../core/facts/api.ts';

/** How many days after its delivery an order can be returned: as many as were promised when it was ordered (D99). */
export const returnDays = numberKnownAt('returnDays', sql.ref('orders.created_at'));
