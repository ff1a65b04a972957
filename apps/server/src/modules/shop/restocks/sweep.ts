import { days, minutes } from '@namma/contract/days/dates';
import { NOTIFIED_PER_MINUTE_UNTRACKED } from '@namma/contract/restocks/rules';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeMails } from '../../messaging/mail/api.ts';
import { lockForStock } from '../catalogue/api.ts';
import { keyOfMail } from './mail-key.ts';
import {
  countNotifiedSince,
  deleteBought,
  deleteStopsBefore,
  findMailableSubscription,
  findSubscriber,
  insertStop,
  listBack,
  markNotified,
  reopenSubscription,
} from './queries/subscriptions.ts';
import { createLinkToken, hashOfLink } from './tokens.ts';

/** After a longer outage of the mail server it would no longer be news. */
const MAIL_HOLDS_MILLISECONDS = days(2);

/**
 * Notifies the subscribers of products that can be bought again: those who have waited longest, and per minute no more
 * than pieces are left.
 * @returns their number
 */
export async function notifySubscribers(deps: Deps): Promise<number> {
  let notified = 0;
  for (const productId of await listBack(deps.db))
    for (;;) {
      const count = await notifyOf(deps, productId);
      notified += count;
      if (count < AT_ONCE) break;
    }
  return notified;
}

/** The number of members notified per transaction. */
const AT_ONCE = 200;

/** Locks the product first, so that concurrent processes never notify more members than there are pieces. */
const notifyOf = (deps: Deps, productId: number): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const [product] = await lockForStock(tx, [productId]);
    if (!product?.is_available || product.deleted_at) return 0;
    await deleteBought(tx, productId);
    const pieces = product.sellable ?? NOTIFIED_PER_MINUTE_UNTRACKED;
    const most = pieces - (await countNotifiedSince(tx, productId, new Date(now.getTime() - minutes(1))));
    if (most <= 0) return 0;
    const notified = await markNotified(tx, { productId, most: Math.min(most, AT_ONCE), now });
    await writeMails(
      tx,
      deps,
      notified.map(({ id, user_id: userId, asked_at, notified_at, product: name }) => ({
        key: keyOfMail({ id, asked_at, notified_at }),
        kind: 'product back',
        to: { userId },
        payload: { subscriptionId: id, productId, product: name },
        expiresAt: new Date(now.getTime() + MAIL_HOLDS_MILLISECONDS),
      })),
    );
    return notified.length;
  });

/**
 * Creates the token of a mail's link when it is sent. If the product is no longer available, the subscription is
 * reopened at its former place.
 * @returns undefined when the mail is no longer wanted: its member is gone or has bought the product, or it is sold out
 * again
 */
export async function makeStopToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payload: object,
): Promise<string | undefined> {
  const { subscriptionId } = payload as { subscriptionId: number };
  const subscriber = await findSubscriber(db, subscriptionId);
  const subscription = await findMailableSubscription(db, subscriptionId);
  if (!subscriber || !subscription || subscription.is_bought) return undefined;
  if (!subscription.is_back) {
    await reopenSubscription(db, subscriptionId);
    return undefined;
  }
  const token = createLinkToken();
  await insertStop(db, { token_hash: hashOfLink(token), user_id: subscriber.user_id, made_at: clock() });
  return token;
}

const LINK_LASTS_MILLISECONDS = days(365);

/** Deletes links of mails older than a year. */
export const deleteOldStops = ({ db, clock }: Deps): Promise<unknown> =>
  deleteStopsBefore(db, new Date(clock().getTime() - LINK_LASTS_MILLISECONDS));
