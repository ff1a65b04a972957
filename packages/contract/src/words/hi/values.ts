import type { Words } from '../words.ts';

export const valueMessages: Words<typeof import('../en/values').valueMessages> = {
  invalid: 'यह मान सही नहीं है',
  useText: 'टेक्स्ट लिखें',
  useNumber: 'संख्या लिखें',
  useWholeNumber: 'पूर्ण संख्या लिखें',
  useTrueOrFalse: 'हाँ या नहीं बताएँ',
  useList: 'लिस्ट दें',
  useObject: 'फ़ील्ड वाली वस्तु दें',
  atLeast: (least) => `${least} या ज़्यादा लिखें`,
  atMost: (most) => `${most} या कम लिखें`,
  unknownFields: (names) => `ये अनजान फ़ील्ड हटाएँ: ${names}`,
};
