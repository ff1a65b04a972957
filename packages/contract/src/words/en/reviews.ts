import { REVIEW_MIN_CHARACTERS } from '../../reviews/rules.ts';

/** Reviews of products. */
export const reviewMessages = {
  reviewTooShort: `Write ${REVIEW_MIN_CHARACTERS} characters at least, or give stars alone`,
  reviewHidden: 'Review hidden',
  reviewShown: 'Review shown again',
  reasonRequired: 'Say why',
} as const;
