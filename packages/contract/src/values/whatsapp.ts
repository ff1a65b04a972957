import { isMobile } from '../text/phone.ts';

/**
 * The desk's WhatsApp messages (D88), with the text of the mail of the same kind: a due membership with its slip; a
 * paid one; an ending one; an appointment; a query. To a member and to the holder of a pass it is a greeting.
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

/** Some phones truncate longer links. */
export const WHATSAPP_LINK_MAX_CHARACTERS = 2000;

/** The link that opens WhatsApp with a text, to a mobile number of ten digits or to a recipient chosen in the app. */
export const whatsAppLink = (text: string, phone?: string): string =>
  `https://wa.me/${phone === undefined ? '' : `91${phone}`}?text=${encodeURIComponent(text)}`;

/** Returns why a phone number has no link; undefined when it has one. */
export const whatsAppObstacle = (phone: string): 'no phone' | 'no mobile' | undefined => {
  if (phone === '') return 'no phone';
  return isMobile(phone) ? undefined : 'no mobile';
};
