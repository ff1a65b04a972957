import { isMobile } from '../text/phone.ts';

/**
 * What the desk writes of by WhatsApp (D88), in the words of the mail of the same kind: what is due for a membership, with its
 * slip; that one is paid; that one ends; an appointment; a query. To a member and to the holder of a pass it is a greeting.
 */
export const whatsAppKinds = [
  'slip',
  'receipt',
  'renewal',
  'appointment',
  'query',
  'member',
  'pass',
] as const;
export type WhatsAppKind = (typeof whatsAppKinds)[number];

/** Longer links are cut off by some phones. */
export const WHATSAPP_LINK_MAX_CHARACTERS = 2000;

/** The link that opens WhatsApp with a text, to a mobile number of ten digits or to whom the reader chooses. */
export const whatsAppLink = (text: string, phone?: string): string =>
  `https://wa.me/${phone === undefined ? '' : `91${phone}`}?text=${encodeURIComponent(text)}`;

/** Why no link leads to a phone number; undefined when one does. */
export const whatsAppObstacle = (phone: string): 'no phone' | 'no mobile' | undefined => {
  if (phone === '') return 'no phone';
  return isMobile(phone) ? undefined : 'no mobile';
};
