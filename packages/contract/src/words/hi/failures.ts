import type { Words } from '../words.ts';

export const failures: Words<typeof import('../en/failures').failures> = {
  unauthorized: 'कृपया फिर से साइन इन करें',
  networkError: 'नेटवर्क नहीं मिल रहा। कृपया अपना इंटरनेट कनेक्शन देखें।',
  somethingWentWrong: 'कुछ गड़बड़ हो गई!',
};
