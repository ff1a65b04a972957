import type { Words } from '../words.ts';
import { returnStateLabel } from './return-states.ts';

export const returnMessages: Words<typeof import('../en/returns').returnMessages> = {
  returnRequested: 'ರಿಟರ್ನ್ ಕೇಳಿದ್ದೀರಿ. ನೋಡಿದ ಮೇಲೆ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  refusalRecorded: 'ದಾಖಲಾಗಿದೆ. ಉತ್ಪನ್ನ ವಾಪಸ್ ಬಂದ ಮೇಲೆ ರೀಫಂಡ್ ಮಾಡಿ.',
  returnDecided: (state) => `ರಿಟರ್ನ್: ${returnStateLabel(state)}`,
  modeOfRefundOnly: 'ರೀಫಂಡ್‌ಗೆ ಮಾತ್ರ ಪಾವತಿ ವಿಧಾನ ಇರುತ್ತದೆ',
  refundModeRequired: 'ಹಣವನ್ನು ಹೇಗೆ ರೀಫಂಡ್ ಮಾಡುತ್ತೀರಿ ಎಂದು ತಿಳಿಸಿ',
};
