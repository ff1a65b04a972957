import type { Words } from '../words.ts';
import { returnStateLabel } from './return-states.ts';

export const returnMessages: Words<typeof import('../en/returns').returnMessages> = {
  returnRequested: 'रिटर्न का अनुरोध मिल गया। देखने के बाद हम आपको लिखेंगे।',
  refusalRecorded: 'दर्ज हो गया। सामान वापस आने पर रिफ़ंड करें।',
  returnDecided: (state) => `रिटर्न: ${returnStateLabel(state)}`,
  modeOfRefundOnly: 'तरीक़ा सिर्फ़ रिफ़ंड का होता है',
  refundModeRequired: 'बताएँ कि पैसे किस तरह रिफ़ंड होंगे',
};
