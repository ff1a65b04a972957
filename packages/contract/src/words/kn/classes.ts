import {
  CLASS_CANCEL_MINUTES,
  CLASS_CAPACITY_MOST,
  CLASS_DAYS_AHEAD,
  CLASS_GRID_MINUTES,
  CLASS_MINUTES_LEAST,
  CLASS_MINUTES_MOST,
  CLASSES_A_DAY_MOST,
  CLASSES_OPEN_MOST,
  type ClassEntryReason,
} from '../../classes/rules.ts';
import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

const entry: Record<ClassEntryReason, string> = {
  'no membership': 'ಕ್ಲಾಸ್ ಬುಕ್ ಮಾಡಲು ಮೆಂಬರ್‌ಶಿಪ್ ಬೇಕು.',
  'not begun': 'ಆ ದಿನಕ್ಕೆ ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಇನ್ನೂ ಆರಂಭವಾಗಿರುವುದಿಲ್ಲ.',
  expired: 'ಆ ದಿನದೊಳಗೆ ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿದಿರುತ್ತದೆ.',
  unpaid: 'ದಯವಿಟ್ಟು ಮೊದಲು ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನ ಹಣ ಪಾವತಿಸಿ: ನಂತರ ಬುಕ್ ಮಾಡಬಹುದು.',
  paused: 'ಆ ದಿನ ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ವಿರಾಮ ಇದೆ.',
  'other center': 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಈ ಸೆಂಟರ್‌ಗೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ.',
};

export const classMessages = {
  youAreIn: 'ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ',
  onList: (position: number) => `ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ${position}ನೇ ಸ್ಥಾನ`,
  gaveUp: 'ನಿಮ್ಮ ಸ್ಥಾನವನ್ನು ಬಿಟ್ಟುಕೊಡಲಾಗಿದೆ',
  leftList: 'ನೀವು ಕಾಯುವ ಪಟ್ಟಿಯಿಂದ ಹೊರಬಂದಿದ್ದೀರಿ',
  entry: (reason: ClassEntryReason) => entry[reason],
  tooFarAhead: `ಕ್ಲಾಸ್‌ಗಳನ್ನು ${CLASS_DAYS_AHEAD} ದಿನ ಮುಂಚಿತವಾಗಿ ಬುಕ್ ಮಾಡಬಹುದು.`,
  dayMost: `ಆ ದಿನ ನಿಮಗೆ ${CLASSES_A_DAY_MOST} ಕ್ಲಾಸ್‌ಗಳಿವೆ, ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧ್ಯವಿಲ್ಲ.`,
  openMost: `ನಿಮಗೆ ಮುಂದೆ ${CLASSES_OPEN_MOST} ಕ್ಲಾಸ್‌ಗಳಿವೆ, ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧ್ಯವಿಲ್ಲ. ಮೊದಲು ಒಂದನ್ನು ಬಿಟ್ಟುಕೊಡಿ.`,
  cancelNotice: `ಕ್ಲಾಸ್‌ಗೆ ${CLASS_CANCEL_MINUTES} ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಬಹುದು.`,
  tooLate: `ತಡವಾಗಿದೆ: ಕ್ಲಾಸ್‌ಗೆ ${CLASS_CANCEL_MINUTES} ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಬಹುದು. ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ.`,
  blocked: (through: Day) =>
    `ನೀವು ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡದೆ ಹಲವು ಕ್ಲಾಸ್‌ಗಳಿಗೆ ಬಂದಿಲ್ಲ, ಆದ್ದರಿಂದ ${formatDay(through)} ನಂತರ ಮತ್ತೆ ಬುಕ್ ಮಾಡಬಹುದು. ಇದು ತಪ್ಪಾಗಿದ್ದರೆ ದಯವಿಟ್ಟು ಕೌಂಟರ್‌ನಲ್ಲಿ ತಿಳಿಸಿ.`,

  slotAdded: 'ಕ್ಲಾಸ್ ಸೇರಿಸಲಾಗಿದೆ',
  slotChanged: 'ಮುಂದಿನ ಎಲ್ಲ ದಿನಗಳಿಗೆ ಕ್ಲಾಸ್ ಬದಲಾಗಿದೆ',
  slotEnded: 'ಕ್ಲಾಸ್ ಮುಗಿಸಲಾಗಿದೆ',
  changed: 'ಕ್ಲಾಸ್ ಬದಲಾಗಿದೆ',
  cancelled: 'ಕ್ಲಾಸ್ ರದ್ದಾಗಿದೆ',
  marked: 'ಹಾಜರಿ ಗುರುತಿಸಲಾಗಿದೆ',
  markedAbsent: 'ಗೈರು ಗುರುತಿಸಲಾಗಿದೆ',
  excused: 'ಗೈರು ಹಿಂಪಡೆಯಲಾಗಿದೆ',

  reasonRequired: 'ಕಾರಣವನ್ನು ಚಿಕ್ಕದಾಗಿ ತಿಳಿಸಿ',
  minuteOffGrid: `${CLASS_GRID_MINUTES} ನಿಮಿಷಗಳ ಹಂತದಲ್ಲಿ ಸಮಯ ಆರಿಸಿ`,
  lengthOutside: `ಕ್ಲಾಸ್ ${CLASS_MINUTES_LEAST}ರಿಂದ ${CLASS_MINUTES_MOST} ನಿಮಿಷ ಇರುತ್ತದೆ, ${CLASS_GRID_MINUTES} ನಿಮಿಷಗಳ ಹಂತದಲ್ಲಿ`,
  capacityOutside: `1ರಿಂದ ${CLASS_CAPACITY_MOST} ಸ್ಥಾನಗಳು`,
} as const;
