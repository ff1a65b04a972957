import { z } from 'zod';
import { code, id, inLang } from '../fields.ts';
import { locales } from '../locales.ts';

/** Without `isWanted`, or with true, the member is told once when the product is back; with false, no more. */
export const tellMe = z.object({ productId: id, isWanted: z.boolean().default(true) });
export type TellMe = z.infer<typeof tellMe>;
export const tellMeReply = z.object({ status: z.string(), isWanted: z.boolean() });

/** A product that the member waits for; those of which they were told are not among them. */
const awaited = z.object({
  productId: id,
  name: z.string(),
  image: z.string(),
  askedAt: z.iso.datetime(),
});
export type AwaitedProduct = z.infer<typeof awaited>;
export const awaitedQuery = z.object(inLang);
/** The one that was asked for last is first. */
export const awaitedProducts = z.array(awaited);

/** `locale` is the language of the page to which a browser is led that opens the address. */
export const stopQuery = z.object({
  token: code(100),
  locale: z.enum(locales).optional(),
});
export type StopQuery = z.output<typeof stopQuery>;
