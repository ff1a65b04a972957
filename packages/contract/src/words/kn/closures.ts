import { CLOSURE_DAYS_MOST } from '../../values/closures.ts';
import type { Words } from '../words.ts';
import { centerLabel } from './centers.ts';
import { formatDay } from './dates.ts';

export const closureMessages: Words<typeof import('../en/closures').closureMessages> = {
  closureFromToday: 'ಇಂದು ಅಥವಾ ಮುಂದಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  closureBackwards: 'ಮೊದಲ ದಿನ ಅಥವಾ ಅದರ ನಂತರದ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  closureTooLong: `ಹೆಚ್ಚೆಂದರೆ ${CLOSURE_DAYS_MOST} ದಿನ ಮುಚ್ಚಬಹುದು`,
  closureReasonRequired: 'ಕಾರಣ ತಿಳಿಸಿ: ಮೆಂಬರ್‌ಗಳು ಅದನ್ನು ಓದುತ್ತಾರೆ',
  closedAlready: (center, from, to) =>
    `${centerLabel(center)} ಸೆಂಟರ್ ${formatDay(from)}ರಿಂದ ${formatDay(to)}ರವರೆಗೆ ಈಗಾಗಲೇ ಮುಚ್ಚಿರುತ್ತದೆ. ಬೇರೆ ದಿನಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.`,
  closureBegun: (from) => `ಸೆಂಟರ್ ${formatDay(from)}ರಂದೇ ಮುಚ್ಚಿದೆ, ಹಾಗಾಗಿ ಆ ದಿನಗಳು ಮೆಂಬರ್‌ಗಳಿಗೇ ಉಳಿಯುತ್ತವೆ.`,
  noSuchClosure: 'ಅಂತಹ ರಜೆ ಇಲ್ಲ.',
  centerClosed: (center, from, to, memberships) =>
    `${centerLabel(center)} ಸೆಂಟರ್ ${formatDay(from)}ರಿಂದ ${formatDay(to)}ರವರೆಗೆ ಮುಚ್ಚಿರುತ್ತದೆ: ${memberships} ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಈ ದಿನಗಳು ವಾಪಸ್ ಸಿಗುತ್ತವೆ`,
  centerReopened: (center, from, to) =>
    `${centerLabel(center)} ಸೆಂಟರ್ ${formatDay(from)}ರಿಂದ ${formatDay(to)}ರವರೆಗೆ ತೆರೆದೇ ಇರುತ್ತದೆ`,
  timeRequired: 'ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  closesBeforeOpening: 'ತೆರೆಯುವ ಸಮಯದ ನಂತರದ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  notAllDay: 'ದಿನದ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  hoursSetAlready: (center, day) =>
    `${centerLabel(center)} ಸೆಂಟರ್‌ಗೆ ${formatDay(day)}ರಂದು ಈಗಾಗಲೇ ಬೇರೆ ಸಮಯ ಇದೆ. ಮೊದಲು ಅದನ್ನು ಹಿಂಪಡೆಯಿರಿ.`,
  hoursOnClosedDay: (center, day) => `${centerLabel(center)} ಸೆಂಟರ್ ${formatDay(day)}ರಂದು ಮುಚ್ಚಿರುತ್ತದೆ.`,
  noSuchHours: 'ಅಂತಹ ಸಮಯ ಇಲ್ಲ.',
  hoursSet: (center, day, opens, closes) =>
    `${center ? `${centerLabel(center)} ಸೆಂಟರ್` : 'ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳು'} ${formatDay(day)}ರಂದು ${opens}ರಿಂದ ${closes}ರವರೆಗೆ ತೆರೆದಿರುತ್ತದೆ`,
  hoursRemoved: (day) => `${formatDay(day)}ರಂದು ಮತ್ತೆ ಎಂದಿನ ಸಮಯ`,
};
