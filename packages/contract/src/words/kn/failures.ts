import type { Words } from '../words.ts';

export const failures: Words<typeof import('../en/failures').failures> = {
  unauthorized: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ',
  networkError: 'ನೆಟ್‌ವರ್ಕ್ ಸಿಗುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಂಟರ್‌ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ.',
  somethingWentWrong: 'ಏನೋ ತಪ್ಪಾಗಿದೆ!',
};
