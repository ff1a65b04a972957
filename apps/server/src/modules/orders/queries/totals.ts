import type { Day } from '@namma/contract/dates';
import { prepareShortRead } from '../../../db/statements.ts';

/** Days with sales from this one on, oldest first. */
export const listSalesSince = prepareShortRead<
  { day: Day },
  { day: Day; goods_paise: number; orders: number }
>((db, given) =>
  db
    .selectFrom('sales_totals')
    .select((eb) => [
      'day',
      eb.fn.sum<number>('goods_paise').as('goods_paise'),
      eb.fn.sum<number>('orders').as('orders'),
    ])
    .where('day', '>=', given('day'))
    .groupBy('day')
    .orderBy('day')
    .compile(),
);
