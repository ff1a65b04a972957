import { REVIEW_MIN_CHARACTERS } from '../../reviews/rules.ts';

/** Reviews of products. */
export const reviewMessages = {
  reviewTooShort: `Write at least ${REVIEW_MIN_CHARACTERS} characters, or rate with stars only`,
  reviewHidden: 'Review hidden',
  reviewShown: 'Review shown',
  reasonRequired: 'Enter a reason',
} as const;
