import type { Day } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import { pipelinedQuery } from '../../../../platform/db/statements.ts';

/**
 * Days with sales from this one on, oldest first. The database divides paise by 100, because sums of paise can exceed
 * the integers that JavaScript represents exactly.
 */
export const listSalesSince = pipelinedQuery<{ day: Day }, { day: Day; rupees: number; orders: number }>(
  (db, param) =>
    db
      .selectFrom('totals')
      .select((eb) => [
        'day',
        sql<number>`sum(paise) / 100`.as('rupees'),
        eb.fn.sum<number>('count').as('orders'),
      ])
      .where('kind', '=', 'sales')
      .where('day', '>=', param('day'))
      .groupBy('day')
      .orderBy('day')
      .compile(),
);

/** All sales ever, in rupees, goods only. */
export const readTotalSales = pipelinedQuery<object, { rupees: number }>((db) =>
  db
    .selectFrom('totals')
    .select(sql<number>`coalesce(sum(paise), 0) / 100`.as('rupees'))
    .where('kind', '=', 'sales ever')
    .compile(),
);
