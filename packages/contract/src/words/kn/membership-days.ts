import { CENTER_CHANGE_DAYS_APART, PAUSE_DAYS_LEAST } from '../../memberships/days.ts';
import type { Words } from '../words.ts';
import { centerLabel } from './centers.ts';
import { formatDay } from './dates.ts';

export const membershipDayMessages: Words<typeof import('../en/membership-days').membershipDayMessages> = {
  pauseDayRequired: 'ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  pauseFromTomorrow: 'ನಾಳೆ ಅಥವಾ ನಂತರದ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  pauseBeforeStart: (start) => `ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ: ಆ ದಿನ ಅಥವಾ ನಂತರದ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  pauseTooShort: `ವಿರಾಮ ಕನಿಷ್ಠ ${PAUSE_DAYS_LEAST} ದಿನ ಇರಬೇಕು`,
  pauseBeyondEnd: (end) => `ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(end)}ರಂದು ಮುಗಿಯುತ್ತದೆ: ಆ ದಿನ ಅಥವಾ ಅದಕ್ಕಿಂತ ಮೊದಲಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`,
  notToYourself: 'ಬೇರೆ ಮೆಂಬರ್ ಹೆಸರಿಸಿ: ದಿನಗಳನ್ನು ನಿಮಗೇ ವರ್ಗಾಯಿಸಲಾಗದು',
  sameCenter: 'ಬೇರೆ ಸೆಂಟರ್ ಆಯ್ಕೆ ಮಾಡಿ: ಮೆಂಬರ್‌ಶಿಪ್ ಈಗ ಇಲ್ಲೇ ಇದೆ',
  wholeDays: 'ದಿನಗಳ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬಳಸಿ',
  membershipPaused: (from, to) => `${formatDay(from)}ರಿಂದ ${formatDay(to)}ರವರೆಗೆ ವಿರಾಮ`,
  membershipResumed: 'ವಿರಾಮ ಮುಗಿದಿದೆ',
  daysTransferred: (days) => `${days} ದಿನ ವರ್ಗಾಯಿಸಲಾಗಿದೆ`,
  membershipMoved: (center) => `ಮೆಂಬರ್‌ಶಿಪ್ ಈಗ ${centerLabel(center)} ಸೆಂಟರ್‌ನಲ್ಲಿದೆ`,
  membershipExtended: (end) => `${formatDay(end)}ರವರೆಗೆ ವಿಸ್ತರಿಸಲಾಗಿದೆ`,
  pauseDaysShort: (left, asked) => `ಈ ವಿರಾಮಕ್ಕೆ ${asked} ದಿನ ಬೇಕು, ಆದರೆ ಉಳಿದಿರುವುದು ${left} ವಿರಾಮ ದಿನ.`,
  extensionTooLong: (most) => `ಈ ಪ್ಲಾನ್‌ನ ಮೆಂಬರ್‌ಶಿಪ್ ಅನ್ನು ಹೆಚ್ಚೆಂದರೆ ${most} ದಿನ ವಿಸ್ತರಿಸಬಹುದು.`,
  transferTooLong: (most) => `ಈ ಪ್ಲಾನ್‌ನ ಮೆಂಬರ್‌ಶಿಪ್‌ನಿಂದ ಹೆಚ್ಚೆಂದರೆ ${most} ದಿನ ವರ್ಗಾಯಿಸಬಹುದು.`,
  daysAheadShort: (left) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಪೂರ್ತಿ ಉಳಿದಿರುವುದು ${left} ದಿನ ಮಾತ್ರ.`,
  noRunningMembership: (tier) => `ಈ ಇಮೇಲ್‌ನ ಬೇರೆ ಯಾವ ಮೆಂಬರ್‌ಗೂ ಈಗ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ಇಲ್ಲ.`,
  daysRevoked: (days) => `${days} ದಿನ ಹಿಂಪಡೆಯಲಾಗಿದೆ`,
  membershipsOverlap: (type, start, end, days) =>
    `ಇದು ${formatDay(start)}ರಿಂದ ${formatDay(end)}ರವರೆಗಿನ ${type} ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ ${days} ದಿನ ಒಟ್ಟಿಗೆ ನಡೆಯುತ್ತದೆ. ಎರಡೂ ಒಟ್ಟಿಗೆ ನಡೆಯಬೇಕೆಂದು ಖಚಿತಪಡಿಸಿ.`,
  receiverHasAnother: 'ಈ ದಿನಗಳು ಈ ಮೆಂಬರ್‌ನ ಮತ್ತೊಂದು ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ ಒಟ್ಟಿಗೆ ನಡೆಯುತ್ತವೆ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಇಬ್ಬರೂ ಸೇರಿ ವರ್ಗಾಯಿಸಿ.',
  centerChangedLately: (from) =>
    `ಸೆಂಟರ್ ಅನ್ನು ${CENTER_CHANGE_DAYS_APART} ದಿನಕ್ಕೊಮ್ಮೆ ಬದಲಿಸಬಹುದು: ಮುಂದೆ ${formatDay(from)}ರಿಂದ.`,
};
