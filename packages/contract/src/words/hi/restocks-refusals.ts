import type { SentencesOf } from '../../refusals.ts';
import type { restockRefusals } from '../../restocks/refusals.ts';
import { AWAITED_MOST } from '../../restocks/rules.ts';

export const restockRefusalSentences: SentencesOf<typeof restockRefusals> = {
  inStock: (name) => `${name} स्टॉक में है: आप इसे अभी ऑर्डर कर सकते हैं।`,
  awaitedMost: () => `आप ${AWAITED_MOST} प्रोडक्ट का इंतज़ार कर रहे हैं। पहले लिस्ट से एक हटाएँ।`,
  stopLinkUnknown: () => 'यह लिंक अब काम नहीं करता। आप किसका इंतज़ार करते हैं, यह बदलने के लिए साइन इन करें।',
};
