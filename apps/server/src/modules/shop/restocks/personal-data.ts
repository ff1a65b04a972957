import type { PersonalData } from '../../../module.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { endSubscriptionsOf } from './subscriptions-end.ts';

export const restocksData: PersonalData = {
  tables: memberTables({
    restock_subscriptions: {
      download: {
        part: 'awaited',
        fields: {
          productId: 'product_id',
          product: { sql: ({ lang }) => productNameOf('restock_subscriptions.product_id', lang) },
          askedAt: 'asked_at',
          notifiedAt: 'notified_at',
        },
      },
      deletion: { isRepeated: true },
    },
    restock_stops: {
      download: { not: 'hashes of the links in mails, which are in the download themselves' },
      deletion: { isRepeated: true },
    },
  }),
  // A back-in-stock subscription counts as a request for marketing mail.
  withdraw: { offers: endSubscriptionsOf },
};
