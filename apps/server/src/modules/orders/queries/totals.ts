import type { Day } from '@namma/contract/dates';
import type { Db } from '../../../db/types.ts';

/** Days with sales from this one on, oldest first. */
export const listSalesSince = (db: Db, day: Day) =>
  db
    .selectFrom('sales_totals')
    .select((eb) => [
      'day',
      eb.fn.sum<number>('goods_paise').as('goods_paise'),
      eb.fn.sum<number>('orders').as('orders'),
    ])
    .where('day', '>=', day)
    .groupBy('day')
    .orderBy('day')
    .execute();
