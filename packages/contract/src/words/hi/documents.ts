import type { Words } from '../words.ts';

export const documentMessages: Words<typeof import('../en/documents').documentMessages> = {
  documentNumberRequired: 'दस्तावेज़ का नंबर भरें',
  documentPrinted: 'प्रिंट हुआ मार्क किया गया',
  productTaxSet: 'प्रोडक्ट का टैक्स सेव हो गया',
  monthInvalid: 'महीना 2026-11 की तरह भरें',
  hsnInvalid: '4, 6 या 8 अंकों का HSN कोड भरें',
  taxRateInvalid: '0 से 40 % तक की दर भरें, ज़्यादा से ज़्यादा दो दशमलव के साथ',
};
