import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const renewalMessages: Words<typeof import('../en/renewals').renewalMessages> = {
  renewalNotBegun: (start) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ. ಆ ದಿನದಿಂದ ರಿನ್ಯೂ ಮಾಡಬಹುದು.`,
  renewalTooLate: (last) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಅನ್ನು ${formatDay(last)}ರವರೆಗೆ ರಿನ್ಯೂ ಮಾಡಬಹುದಿತ್ತು. ದಯವಿಟ್ಟು ಹೊಸ ಮೆಂಬರ್‌ಶಿಪ್ ತೆಗೆದುಕೊಳ್ಳಿ.`,
  renewedAlready: (start) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಈಗಾಗಲೇ ರಿನ್ಯೂ ಆಗಿದೆ: ಹೊಸದು ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ.`,
  renewalStartMoved: (start) => `ಈ ರಿನ್ಯೂವಲ್ ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ. ದಯವಿಟ್ಟು ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.`,
  renewalPausedEarly: (start) =>
    `ಈ ರಿನ್ಯೂವಲ್ ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ ಮತ್ತು ಹಿಂದಿನ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ ಸರಿಯುತ್ತದೆ. ಆ ದಿನದಿಂದ ಅದಕ್ಕೆ ವಿರಾಮ ಕೊಡಬಹುದು.`,
  planRequired: 'ನಮ್ಮ ಪ್ಲಾನ್‌ಗಳಲ್ಲಿ ಒಂದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
};
