import { REVIEW_MIN_CHARACTERS } from '../../reviews/rules.ts';
import type { Words } from '../words.ts';

export const reviewMessages: Words<typeof import('../en/reviews').reviewMessages> = {
  reviewTooShort: `ಕನಿಷ್ಠ ${REVIEW_MIN_CHARACTERS} ಅಕ್ಷರ ಬರೆಯಿರಿ, ಅಥವಾ ಬರೀ ಸ್ಟಾರ್ ಕೊಡಿ`,
  reviewHidden: 'ರಿವ್ಯೂ ಮರೆಮಾಡಲಾಗಿದೆ',
  reviewShown: 'ರಿವ್ಯೂ ಮತ್ತೆ ಕಾಣಿಸುತ್ತದೆ',
  reasonRequired: 'ಕಾರಣ ತಿಳಿಸಿ',
};
