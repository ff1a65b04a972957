import type { PersonalData } from '../../../module.ts';
import { productNameOf } from '../../../platform/db/lists/product-name.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { withdrawMails } from '../../messaging/mail/api.ts';
import { keyOfMail } from './mail-key.ts';
import { deleteSubscriptionsOf, listNotifiedOf } from './queries/subscriptions.ts';

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

/**
 * Ends a member's subscriptions and withdraws their unsent mails.
 * @returns the number of subscriptions
 */
async function endSubscriptionsOf(tx: Tx, userId: number): Promise<number> {
  // Waits for a sweep that is marking them as notified, whose mails are found below.
  const ended = await deleteSubscriptionsOf(tx, userId);
  await withdrawMails(tx, (await listNotifiedOf(tx, userId)).map(keyOfMail));
  return ended;
}
