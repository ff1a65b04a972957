import type { Words } from '../words.ts';
import { returnStateLabel } from './return-states.ts';

export const returnMessages: Words<typeof import('../en/returns').returnMessages> = {
  returnRequested: 'रिटर्न का अनुरोध मिल गया। हम इसे देखेंगे।',
  returnWithdrawn: 'रिटर्न वापस ले लिया। ऑर्डर आपके पास रहेगा।',
  refusalRecorded: 'वापस ले लिया गया: अब यह गिना नहीं जाता, इसका कुछ देना नहीं है।',
  refusalRecordedRefundWaits: (amount) => `वापस ले लिया गया। ${amount} का रिफ़ंड रिटर्न में बाकी है।`,
  refusalRefunded: (amount) => `वापस ले लिया गया, ${amount} रिफ़ंड हुए`,
  cancelledAndRefunded: (amount) => `ऑर्डर रद्द हुआ, ${amount} रिफ़ंड हुए`,
  returnDecided: (state) => `रिटर्न: ${returnStateLabel(state)}`,
  notThatManyPieces: (left) => `इस ऑर्डर में ${left} पीस हैं।`,
  piecesChanged: (left) => `इस बीच कुछ पीस रद्द या रिटर्न हो गए: ${left} बचे हैं।`,
  ofQuantityRequired: 'बताएँ कि ऑर्डर में कितने पीस हैं',
  modeOfRefundOnly: 'तरीक़ा सिर्फ़ रिफ़ंड का होता है',
  refundModeRequired: 'बताएँ कि पैसे किस तरह रिफ़ंड होंगे',
};
