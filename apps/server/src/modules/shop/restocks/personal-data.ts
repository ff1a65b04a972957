import type { MemberData } from '../../../module.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { endWishesOf } from './subscriptions-end.ts';

export const restocksData: MemberData = {
  tables: memberTables({
    restock_wishes: {
      download: {
        part: 'awaited',
        fields: {
          productId: 'product_id',
          product: { sql: ({ lang }) => productNameOf('restock_wishes.product_id', lang) },
          askedAt: 'asked_at',
          toldAt: 'told_at',
        },
      },
      deletion: { isRepeated: true },
    },
    restock_stops: {
      download: { not: 'hashes of the links in mails, which are in the download themselves' },
      deletion: { isRepeated: true },
    },
  }),
  // Waiting for a product is asking for a mail that sells it.
  withdraw: { offers: endWishesOf },
};
