import { CHANGE_NOTICE_MINUTES, OPEN_APPOINTMENTS_MOST, SLOT_MINUTES } from '../../appointments/rules.ts';
import { gymDay } from '../../days/dates.ts';
import { formatTime12 } from '../../values/times.ts';
import type { Words } from '../words.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { formatDay } from './dates.ts';

export const appointmentMessages: Words<typeof import('../en/appointments').appointmentMessages> = {
  bookedAt: (type, at) => `${consultancyTypeLabel(type)} ಕನ್ಸಲ್ಟೆನ್ಸಿ ಬುಕ್ ಆಗಿದೆ: ${dayAndTime(at)}`,
  movedTo: (at) => `ಹೊಸ ಸಮಯ: ${dayAndTime(at)}`,
  cancelled: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ',
  missed: 'ಬರಲಿಲ್ಲ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
  notMissed: 'ಬರಲಿಲ್ಲ ಎಂಬ ಗುರುತು ತೆಗೆಯಲಾಗಿದೆ',
  coachAdded: (name) => `${name} ಅವರನ್ನು ಸೇರಿಸಲಾಗಿದೆ`,
  coachChanged: (name) => `${name} ಅವರ ವಿವರ ಬದಲಾಗಿದೆ`,
  coachAboutRequired: 'ಏನಾದರೂ ಬರೆಯಿರಿ',
  coachRetired: (name) => `${name} ಅವರಿಗೆ ಇನ್ನು ಹೊಸ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇರುವುದಿಲ್ಲ`,
  closureAdded: (affected, isMailing) =>
    affected === 0
      ? 'ಮುಚ್ಚಲಾಗಿದೆ. ಯಾವ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗೂ ತೊಂದರೆಯಿಲ್ಲ.'
      : `ಮುಚ್ಚಲಾಗಿದೆ. ${affected} ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗೆ ತೊಂದರೆಯಾಗುತ್ತದೆ: ${isMailing ? 'ಮೆಂಬರ್‌ಗಳಿಗೆ ಇಮೇಲ್ ಹೋಗುತ್ತದೆ' : 'ಇಮೇಲ್ ಕಳಿಸಲು ಆಗುವುದಿಲ್ಲ, ಮೆಂಬರ್‌ಗಳಿಗೆ ಫೋನ್ ಮಾಡಿ'}.`,
  closureRemoved: 'ಮತ್ತೆ ತೆರೆದಿದೆ',

  instantInvalid: 'ಸಮಯವನ್ನು UTC ಯಲ್ಲಿ ಕೊಡಿ: 2030-03-04T06:30:00Z',
  slotInFull: 'ಸಮಯ ಮತ್ತು ಕೋಚ್ ಎರಡನ್ನೂ ಆಯ್ಕೆ ಮಾಡಿ, ಅಥವಾ ಎರಡನ್ನೂ ಬಿಡಿ',
  dateOfTime: 'ಆಯ್ಕೆ ಮಾಡಿದ ಸಮಯದ ದಿನವನ್ನೇ ಬಳಸಿ',
  timeOffGrid: `ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಪ್ರತಿ ${SLOT_MINUTES} ನಿಮಿಷಕ್ಕೆ ಶುರುವಾಗುತ್ತವೆ`,
  timeNotCome: 'ಈ ಸಮಯ ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಇದಕ್ಕಿಂತ ಮೊದಲಿನದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.',
  timeTooSoon: 'ಸ್ವಲ್ಪ ನಂತರದ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  timeTooFar: 'ಇದಕ್ಕಿಂತ ಮೊದಲಿನ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ',
  otherCoachType: 'ಈ ಕನ್ಸಲ್ಟೆನ್ಸಿಯ ಕೋಚ್ ಆಯ್ಕೆ ಮಾಡಿ',
  reasonRequired: 'ಕಾರಣವನ್ನು ಚುಟುಕಾಗಿ ತಿಳಿಸಿ',
  minuteOffGrid: 'ಪೂರ್ಣ ಅಥವಾ ಅರ್ಧ ಗಂಟೆಗಳನ್ನು ಬಳಸಿ',
  endsBeforeStart: 'ಶುರುವಾದ ನಂತರ ಮುಗಿಯುವ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  hoursOverlap: 'ಈ ಸಮಯಗಳು ಒಂದರ ಮೇಲೊಂದು ಬರುತ್ತಿವೆ',
  tooManyHours: 'ಇದು ಒಂದು ವಾರಕ್ಕಿಂತ ಹೆಚ್ಚಾಯಿತು',
  coachNameRequired: 'ಹೆಸರು ನಮೂದಿಸಿ!',
  coachOrCenter: 'ಕೋಚ್ ಅಥವಾ ಸೆಂಟರ್ ಆಯ್ಕೆ ಮಾಡಿ',
  wholeDaysOfCenter: 'ಸೆಂಟರ್‌ನ ಪೂರ್ತಿ ದಿನಗಳನ್ನು ರಜೆಯಾಗಿಯೇ ಮುಚ್ಚಿ, ಆಗ ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳಿಗೆ ಆ ದಿನಗಳು ವಾಪಸ್ ಸಿಗುತ್ತವೆ',
  closureOfCenter: 'ಈ ರಜೆ ಸೆಂಟರ್ ಮುಚ್ಚಿರುವ ದಿನಗಳಿಗೆ ಸೇರಿದೆ. ಸೆಂಟರ್ ಅನ್ನೇ ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  closedThenAlready: 'ಈ ಸಮಯಕ್ಕೆ ಈಗಾಗಲೇ ರಜೆ ಇದೆ. ಕಾರಣ ಬದಲಿಸಲು ಮೊದಲು ಆ ರಜೆಯನ್ನು ತೆಗೆಯಿರಿ.',
  closureOver: 'ಮುಂದೆ ಬರುವ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ',
  daysBackwards: 'ಕೊನೆಯ ದಿನ ಮೊದಲ ದಿನದ ನಂತರ ಇರಲಿ',
  changeNotice: `${CHANGE_NOTICE_MINUTES} ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಇದನ್ನು ಬದಲಿಸಬಹುದು ಅಥವಾ ರದ್ದುಮಾಡಬಹುದು.`,
  openMost: (type) =>
    `ನಿಮಗೆ ಈಗಾಗಲೇ ${OPEN_APPOINTMENTS_MOST} ${consultancyTypeLabel(type)} ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳಿವೆ; ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧ್ಯವಿಲ್ಲ. ಮೊದಲು ಒಂದನ್ನು ಬದಲಿಸಿ ಅಥವಾ ರದ್ದುಮಾಡಿ.`,
};

const dayAndTime = (at: Date) => `${formatDay(gymDay(at))}, ${formatTime12(at)}`;
