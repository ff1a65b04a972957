import { formatOrderNumber } from '@namma/contract/codes/order-number';
import type { TimelineSource } from '../../../module.ts';
import { checkoutEntries } from './queries/lists.ts';
import { getCheckoutsByFirstOrder } from './service.ts';

export const orderTimeline: TimelineSource<'order'> = {
  entries: checkoutEntries,
  read: async ({ db }, ids, lang) =>
    (await getCheckoutsByFirstOrder(db, ids, lang)).map((row) => ({
      kind: 'order',
      id: row.first_order_id,
      checkoutId: row.checkout_id,
      orderNumber: formatOrderNumber(row.first_order_id),
      totalPaise: row.to_pay_paise,
      lines: row.lines,
    })),
};
