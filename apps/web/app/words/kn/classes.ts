import { type Day, formatDay, weekdayOf } from '@namma/contract/days/dates';
import { classMessages } from '@namma/contract/words/kn/classes';

const weekdays = ['ಭಾನು', 'ಸೋಮ', 'ಮಂಗಳ', 'ಬುಧ', 'ಗುರು', 'ಶುಕ್ರ', 'ಶನಿ'];

/** `Tue, 5 Mar 2030` */
export const dayOf = (day: Day): string => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
/** `Tue` */
export const weekdayOfDay = (day: Day): string => weekdays[weekdayOf(day)] ?? '';
export const classes = 'ಕ್ಲಾಸ್‌ಗಳು';
export const classesDescription = (gym: string): string =>
  `${gym} ನ ಸೆಂಟರ್‌ಗಳಲ್ಲಿ ಕೋಚ್ ಜೊತೆ ಯೋಗ, ಸ್ಟ್ರೆಂತ್, ರನ್, ಕೋರ್, ಡ್ಯಾನ್ಸ್ ಮತ್ತು ಬಾಕ್ಸಿಂಗ್: ವೇಳಾಪಟ್ಟಿ ಮತ್ತು ಉಳಿದ ಸ್ಥಾನಗಳು.`;
export const lead = 'ನಮ್ಮ ಸೆಂಟರ್‌ಗಳಲ್ಲಿ ಕೋಚ್ ಜೊತೆ ಆರು ಕ್ಲಾಸ್‌ಗಳು. ಏಳು ದಿನ ಮುಂಚಿತವಾಗಿ ಸ್ಥಾನ ಬುಕ್ ಮಾಡಿ.';
export const center = 'ಸೆಂಟರ್';
export const day = 'ದಿನ';
export const none = 'ಈ ದಿನ ಕ್ಲಾಸ್‌ಗಳಿಲ್ಲ.';
export const noneInDays = 'ಈ ದಿನಗಳಲ್ಲಿ ಈ ಸೆಂಟರ್‌ನಲ್ಲಿ ಕ್ಲಾಸ್‌ಗಳಿಲ್ಲ.';
export const cancelled = 'ರದ್ದಾಗಿದೆ';
export const begun = 'ಆರಂಭವಾಗಿದೆ';
export const placesLeft = (free: number): string => `${free} ಸ್ಥಾನ ಉಳಿದಿದೆ`;
export const full = (waiting: number): string => (waiting === 0 ? 'ಭರ್ತಿ' : `ಭರ್ತಿ, ${waiting} ಜನ ಕಾಯುತ್ತಿದ್ದಾರೆ`);
export const withCoach = (coach: string): string => `ಕೋಚ್: ${coach}`;
export const atWith = (center: string, coach: string): string => `${center}, ಕೋಚ್: ${coach}`;
/** The member's own; without a position they are in. */
export const placeOf = (position: number | undefined): string =>
  position === undefined ? classMessages.youAreIn : classMessages.onList(position);
export const book = 'ಬುಕ್ ಮಾಡಿ';
export const joinList = 'ಕಾಯುವ ಪಟ್ಟಿಗೆ ಸೇರಿ';
export const giveUp = 'ನನ್ನ ಸ್ಥಾನ ರದ್ದುಮಾಡಿ';
export const leaveList = 'ಕಾಯುವ ಪಟ್ಟಿಯಿಂದ ಹೊರಬನ್ನಿ';
export const giveUpQuestion = (name: string): string => `${name}: ನಿಮ್ಮ ಸ್ಥಾನ ರದ್ದುಮಾಡಬೇಕೇ?`;
export const leaveListQuestion = (name: string): string => `ಕಾಯುವ ಪಟ್ಟಿಯಿಂದ ಹೊರಬರಬೇಕೆ: ${name}?`;
export const giveUpText = 'ಅದು ಬೇರೊಬ್ಬರಿಗೆ ಸಿಗುತ್ತದೆ. ಸ್ಥಾನ ಇರುವವರೆಗೆ ಮತ್ತೆ ಬುಕ್ ಮಾಡಬಹುದು.';
export const leaveListText = 'ನಿಮ್ಮ ಹಿಂದೆ ಇರುವವರು ಮುಂದೆ ಬರುತ್ತಾರೆ. ನೀವು ಮತ್ತೆ ಕೊನೆಯಲ್ಲಿ ಸೇರಬಹುದು.';
export const addToCalendar = 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ';
export const yourClasses = 'ನಿಮ್ಮ ಕ್ಲಾಸ್‌ಗಳು';
export const noneBooked = 'ನೀವು ಯಾವುದೇ ಕ್ಲಾಸ್ ಬುಕ್ ಮಾಡಿಲ್ಲ.';
export const allClasses = 'ಎಲ್ಲ ಕ್ಲಾಸ್‌ಗಳು';
export const missed = (classes: readonly string[]): string => `ಗೈರಾದ ಕ್ಲಾಸ್‌ಗಳು: ${classes.join('; ')}.`;
export const missedRule = (most: number, within: number, blocked: number): string =>
  `${within} ದಿನಗಳಲ್ಲಿ ${most} ಕ್ಲಾಸ್‌ಗಳಿಗೆ ಬಾರದಿದ್ದರೆ ${blocked} ದಿನ ಬುಕ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಇದು ತಪ್ಪಾಗಿದ್ದರೆ ದಯವಿಟ್ಟು ಕೌಂಟರ್‌ನಲ್ಲಿ ತಿಳಿಸಿ.`;
export const blocked = (day: string): string => `${day} ನಂತರ ಮತ್ತೆ ಬುಕ್ ಮಾಡಬಹುದು.`;
export const atSameTime = 'ಈ ಸಮಯದಲ್ಲಿ ನಿಮಗೆ ಬೇರೊಂದು ಕ್ಲಾಸ್ ಇದೆ.';
export const rulesTitle = 'ಬುಕಿಂಗ್ ಹೇಗೆ';
export const rules = (isMailing: boolean): readonly string[] => [
  'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನ ಹಣ ಪಾವತಿಯಾಗಿರಬೇಕು, ಮತ್ತು ಅದು ಆ ದಿನ ಆ ಸೆಂಟರ್‌ಗೆ ಅನ್ವಯಿಸಬೇಕು.',
  'ಏಳು ದಿನ ಮುಂಚಿತವಾಗಿ, ದಿನಕ್ಕೆ ಎರಡು ಕ್ಲಾಸ್, ಮುಂದಿನವು ಒಟ್ಟು ಆರು.',
  `ಭರ್ತಿಯಾದ ಕ್ಲಾಸ್‌ಗೆ ಕಾಯುವ ಪಟ್ಟಿ ಇದೆ: ಸ್ಥಾನ ${isMailing ? 'ಸಿಕ್ಕಾಗ ನಾವೇ ತಿಳಿಸುತ್ತೇವೆ' : 'ಸಿಕ್ಕರೆ ನಿಮ್ಮ ಕ್ಲಾಸ್‌ಗಳಲ್ಲಿ ಕಾಣುತ್ತದೆ'}. ಕ್ಲಾಸ್‌ಗೆ 30 ನಿಮಿಷ ಮೊದಲು ಅದು ಮುಚ್ಚುತ್ತದೆ.`,
  '60 ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಬಹುದು. 90 ನಿಮಿಷಕ್ಕಿಂತ ತಡವಾಗಿ ಸಿಕ್ಕ ಸ್ಥಾನಕ್ಕೆ ಗೈರು ಲೆಕ್ಕ ಇಲ್ಲ.',
  'ಆರಂಭಕ್ಕೆ 30 ನಿಮಿಷ ಮೊದಲಿನಿಂದ 10 ನಿಮಿಷ ನಂತರದವರೆಗೆ ಬಾಗಿಲಲ್ಲಿ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ: ಹಾಜರಿ ಗುರುತಾಗುತ್ತದೆ.',
];
