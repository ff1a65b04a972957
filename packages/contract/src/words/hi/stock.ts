import type { Words } from '../words.ts';

export const stockMessages: Words<typeof import('../en/stock').stockMessages> = {
  quantityRequired: 'कितने पीस हैं, भरें',
  quantityWhole: '1 से 10,00,000 तक की पूरी संख्या भरें',
  countWhole: '0 से 10,00,000 तक की पूरी संख्या भरें',
  reasonRequired: 'वजह बताएँ',
  madeBeforeBestBefore: 'बनने की तारीख़ बेस्ट बिफ़ोर से पहले की होनी चाहिए',
  bestBeforeRequired: 'बेस्ट बिफ़ोर की तारीख़ भी भरें',
  received: (quantity) => `${quantity} पीस मिले`,
  counted: (onHand) => `${onHand} स्टॉक में`,
  writtenOff: (quantity) => `${quantity} पीस स्टॉक से हटाए गए`,
};
