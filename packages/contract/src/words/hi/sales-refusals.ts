import type { SentencesOf } from '../../refusals.ts';
import type { saleRefusals } from '../../sales/refusals.ts';

export const saleRefusalSentences: SentencesOf<typeof saleRefusals> = {
  barcodeGiven: (product, barcode) => `${product} का बारकोड ${barcode} है। पहले उसे प्रोडक्ट के पेज पर बदलें।`,
  barcodeUsed: (product) => `${product} का बारकोड पहले से यही है। एक बारकोड एक ही प्रोडक्ट का होता है।`,
  goodsReturned: () => 'इनमें से कुछ सामान इस बीच वापस आ गया, इसलिए बिक्री बनी रहती है।',
};
