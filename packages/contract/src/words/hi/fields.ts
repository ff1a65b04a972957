import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const fieldMessages: Words<typeof import('../en/fields').fieldMessages> = {
  required: (field) => `${field} भरें!`,
  tooLong: (max) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  noControlCharacters: 'न दिखने वाले कंट्रोल अक्षर हटाएँ',
  dateInvalid: 'कोई दिन चुनें',
  dayTooEarly: (first) => `${formatDay(first)} या उसके बाद का दिन चुनें`,
  dayTooLate: (last) => `${formatDay(last)} या उससे पहले का दिन चुनें`,
  oneOf: (values) => `इनमें से एक चुनें: ${values}`,
  numberBetween: (field, min, max) => `${field}: ${min} से ${max} के बीच भरें`,
  checkFields: 'कृपया मार्क किए गए ख़ाने देखें।',
};
