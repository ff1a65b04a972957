import type { Words } from '../words.ts';

export const saleMessages: Words<typeof import('../en/sales').saleMessages> = {
  searchRequired: 'बारकोड स्कैन करें, या प्रोडक्ट का नाम लिखें',
  sold: (amount) => `${amount} में बेचा गया`,
  tied: (product) => `बारकोड अब ${product} का है`,
};
