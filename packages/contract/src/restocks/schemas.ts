import { z } from 'zod';
import { code, id, inLang } from '../fields.ts';
import { locales } from '../locales.ts';

/** Without `isWanted`, or with true, the member is notified once when the product is back; with false, no more. */
export const notifyMe = z.object({ productId: id, isWanted: z.boolean().default(true) });
export type TellMe = z.infer<typeof notifyMe>;
export const notifyMeReply = z.object({ status: z.string(), isWanted: z.boolean() });

/** A product that the member waits for; those of which they were notified are not among them. */
const awaited = z.object({
  productId: id,
  name: z.string(),
  image: z.string(),
  askedAt: z.iso.datetime(),
});
export type SubscribedProduct = z.infer<typeof awaited>;
export const subscriptionsQuery = z.object(inLang);
/** The one that was asked for last is first. */
export const subscribedProducts = z.array(awaited);

/** `locale` is the language of the page to which a browser is led that opens the address. */
export const stopQuery = z.object({
  token: code(100),
  locale: z.enum(locales).optional(),
});
export type StopQuery = z.output<typeof stopQuery>;
