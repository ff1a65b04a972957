import type { Day } from '@namma/contract/dates';
import { sql } from 'kysely';
import { pipelinedQuery } from '../../../db/statements.ts';

/**
 * Days with sales from this one on, oldest first. The database divides: whole rupees are exact as numbers long after
 * paise are not.
 */
export const listSalesSince = pipelinedQuery<{ day: Day }, { day: Day; rupees: number; orders: number }>(
  (db, param) =>
    db
      .selectFrom('sales_totals')
      .select((eb) => [
        'day',
        sql<number>`sum(goods_paise) / 100`.as('rupees'),
        eb.fn.sum<number>('orders').as('orders'),
      ])
      .where('day', '>=', param('day'))
      .groupBy('day')
      .orderBy('day')
      .compile(),
);

/** All goods that were ever ordered. */
export const readTotalSales = pipelinedQuery<object, { rupees: number }>((db) =>
  db
    .selectFrom('tallies')
    .select(sql<number>`coalesce(sum(total), 0) / 100`.as('rupees'))
    .where('kind', '=', 'sales')
    .compile(),
);
