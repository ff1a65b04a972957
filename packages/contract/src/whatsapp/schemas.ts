import { z } from 'zod';
import { idInQuery } from '../fields.ts';
import { followUpReasons } from '../follow-ups/rules.ts';
import { locales } from '../locales.ts';
import { whatsAppKinds } from '../values/whatsapp.ts';

const kind = z.enum(whatsAppKinds);

/** The id of the membership, the appointment, the query, the member or the pass. */
export const whatsAppQuery = z.object({
  kind,
  id: idInQuery,
  /** The reason of a follow-up: for a sales reason, the member must have agreed to offers. */
  reason: z.enum(followUpReasons).optional(),
});
export type WhatsAppQuery = z.infer<typeof whatsAppQuery>;

export const whatsAppMessage = z.object({
  name: z.string(),
  /** Ten digits, or empty. */
  phone: z.string(),
  /** The member's language, used for the text. */
  locale: z.enum(locales),
  text: z.string(),
  /** True if parts were omitted because the link would be too long. */
  isShortened: z.boolean(),
  /** Opens WhatsApp with the text; null where the phone cannot receive it. */
  link: z.url().nullable(),
  obstacle: z.enum(['no phone', 'no mobile']).nullable(),
});
export type WhatsAppMessage = z.infer<typeof whatsAppMessage>;
