import type { Day } from '@namma/contract/days/dates';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/types.ts';

/**
 * Days with sales from this one on, oldest first. The database divides paise by 100, because sums of paise can exceed
 * the integers that JavaScript represents exactly.
 */
export const listSalesSince = (
  db: Db,
  values: { day: Day },
): Promise<{ day: Day; rupees: number; orders: number }[]> =>
  db
    .selectFrom('totals')
    .select((eb) => [
      'day',
      sql<number>`sum(paise) / 100`.as('rupees'),
      eb.fn.sum<number>('count').as('orders'),
    ])
    .where('kind', '=', 'sales')
    .where('day', '>=', values.day)
    .groupBy('day')
    .orderBy('day')
    .execute();

/** All sales ever, in rupees, goods only. */
export const readTotalSales = (db: Db): Promise<{ rupees: number }[]> =>
  db
    .selectFrom('totals')
    .select(sql<number>`coalesce(sum(paise), 0) / 100`.as('rupees'))
    .where('kind', '=', 'sales ever')
    .execute();
