import { REVIEW_MIN_CHARACTERS } from '../../reviews/rules.ts';
import type { Words } from '../words.ts';

export const reviewMessages: Words<typeof import('../en/reviews').reviewMessages> = {
  reviewTooShort: `कम से कम ${REVIEW_MIN_CHARACTERS} अक्षर लिखें, या सिर्फ़ स्टार दें`,
  reviewHidden: 'रिव्यू छिपा दिया गया',
  reviewShown: 'रिव्यू फिर दिखने लगा',
  reasonRequired: 'वजह बताएँ',
};
