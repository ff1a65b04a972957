import { z } from 'zod';
import { code, id, inLang } from '../fields.ts';
import { locales } from '../locales.ts';

/**
 * Subscribes by default, or with `isWanted: true`: the member is notified once when the product is back; false
 * unsubscribes.
 */
export const notifyMe = z.object({ productId: id, isWanted: z.boolean().default(true) });
export type TellMe = z.infer<typeof notifyMe>;
export const notifyMeReply = z.object({ status: z.string(), isWanted: z.boolean() });

/** A product that the member is subscribed to, without notified ones. */
const awaited = z.object({
  productId: id,
  name: z.string(),
  image: z.string(),
  askedAt: z.iso.datetime(),
});
export type SubscribedProduct = z.infer<typeof awaited>;
export const subscriptionsQuery = z.object(inLang);
/** Newest subscription first. */
export const subscribedProducts = z.array(awaited);

/** `locale` is the language of the page to which a browser is redirected. */
export const stopQuery = z.object({
  token: code(100),
  locale: z.enum(locales).optional(),
});
export type StopQuery = z.output<typeof stopQuery>;
