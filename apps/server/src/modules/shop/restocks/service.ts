import type { Reply } from '@namma/contract/calls';
import type { OtherLocale } from '@namma/contract/locales';
import { SUBSCRIPTIONS_MOST } from '@namma/contract/restocks/rules';
import type { SubscribedProduct, TellMe } from '@namma/contract/restocks/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { lockUser } from '../../people/users/api.ts';
import { getProduct, inLanguage } from '../catalogue/api.ts';
import {
  countSubscriptions,
  deleteSubscription,
  deleteSubscriptionsOfToken,
  listSubscriptions,
  putSubscription,
} from './queries/subscriptions.ts';
import { hashOfLink } from './tokens.ts';

/**
 * Subscribes a member to a back-in-stock mail, or unsubscribes (D92). Repeating an open subscription keeps its place in
 * the queue; after a mail it starts anew.
 * @throws 404 not in the shop; 409 in stock, or 50 subscriptions
 */
export async function notifyMe(
  deps: Deps,
  { userId }: Session,
  { productId, isWanted }: TellMe,
): Promise<Reply<'product/notifyMe'>> {
  const { restockMessages } = messages();
  if (!isWanted) {
    await deleteSubscription(deps.db, userId, productId);
    return { status: restockMessages.stopNotifyingMe, isWanted };
  }
  const product = await getProduct(deps, { id: productId });
  if (product.available === 1) throw refuse('inStock', product.name);
  await inTransaction(deps.db, async (tx) => {
    // Two tabs at the limit: the second one counts what the first has written.
    if (!(await lockUser(tx, userId))) throw refuse('unauthorized');
    if ((await countSubscriptions(tx, userId, productId)) >= SUBSCRIPTIONS_MOST)
      throw refuse('subscriptionsMost');
    await putSubscription(tx, { userId, productId, now: deps.clock() });
  });
  return { status: restockMessages.notifyMe, isWanted };
}

/** Lists the member's subscriptions, newest first, with product names in the requested language. */
export async function getSubscriptions(
  { db }: Deps,
  { userId }: Session,
  { lang }: { lang?: OtherLocale | undefined },
): Promise<Reply<'product/getSubscriptions'>> {
  const rows = await inLanguage(db, lang, await listSubscriptions(db, userId));
  return rows.map(
    (row): SubscribedProduct => ({
      productId: row.id,
      name: row.name,
      image: row.image,
      askedAt: row.asked_at.toISOString(),
    }),
  );
}

/**
 * Ends all subscriptions of a mail token's member. Idempotent.
 * @throws 404 a token that is unknown, or a year old
 */
export async function stopNotifying({ db }: Deps, token: string): Promise<Reply<'product/stopNotifying'>> {
  if (!(await deleteSubscriptionsOfToken(db, hashOfLink(token)))) throw refuse('stopLinkUnknown');
  return { status: messages().restockMessages.allStopped };
}
