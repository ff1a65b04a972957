import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const membershipEndMessages: Words<typeof import('../en/membership-ends').membershipEndMessages> = {
  withdrawn: 'ಮೆಂಬರ್‌ಶಿಪ್ ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ',
  ended: (day) => `ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ: ಕೊನೆಯ ದಿನ ${formatDay(day)}`,
  endedRefunded: (amount) => `ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ, ${amount} ರೀಫಂಡ್ ಆಗಿದೆ`,
  refunded: (amount) => `${amount} ರೀಫಂಡ್ ಆಗಿದೆ`,
  replaced: (type, start) => `${formatDay(start)}ರಿಂದ ${type} ಮೆಂಬರ್‌ಶಿಪ್`,
};
