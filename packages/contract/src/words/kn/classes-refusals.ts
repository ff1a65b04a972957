import type { classRefusals } from '../../classes/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';
import { classMessages } from './classes.ts';

export const classRefusalSentences: SentencesOf<typeof classRefusals> = {
  noSuchClass: () => 'ಅಂತಹ ಕ್ಲಾಸ್ ಇಲ್ಲ.',
  noSuchSlot: () => 'ವೇಳಾಪಟ್ಟಿಯಲ್ಲಿ ಅಂತಹ ಕ್ಲಾಸ್ ಇಲ್ಲ.',
  classCancelled: () => 'ಈ ಕ್ಲಾಸ್ ರದ್ದಾಗಿದೆ.',
  classBegun: () => 'ಈ ಕ್ಲಾಸ್ ಆರಂಭವಾಗಿದೆ.',
  classAhead: () => 'ಈ ಕ್ಲಾಸ್ ಇನ್ನೂ ಆರಂಭವಾಗಿಲ್ಲ.',
  classFull: () => 'ಈ ಕ್ಲಾಸ್ ಭರ್ತಿಯಾಗಿದೆ, ಕಾಯುವ ಪಟ್ಟಿಯೂ ಮುಚ್ಚಿದೆ.',
  classTooFarAhead: () => classMessages.tooFarAhead,
  classBookedAlready: () => 'ನೀವು ಈ ಕ್ಲಾಸ್ ಅನ್ನು ಈಗಾಗಲೇ ಬುಕ್ ಮಾಡಿದ್ದೀರಿ.',
  classNotBooked: () => 'ಈ ಕ್ಲಾಸ್ ಬುಕ್ ಆಗಿಲ್ಲ.',
  classNeedsMembership: (reason) => classMessages.entry(reason),
  classesOfDay: () => classMessages.dayMost,
  classesToCome: () => classMessages.openMost,
  classAtSameTime: () => 'ಈ ಸಮಯದಲ್ಲಿ ನಿಮಗೆ ಬೇರೊಂದು ಕ್ಲಾಸ್ ಇದೆ.',
  classBlocked: (through) => classMessages.blocked(through),
  classTooLate: () => classMessages.tooLate,
  coachBusy: () => 'ಆ ಸಮಯದಲ್ಲಿ ಈ ಕೋಚ್‌ಗೆ ಕ್ಲಾಸ್ ಅಥವಾ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇದೆ.',
  coachElsewhere: () => 'ಕ್ಲಾಸ್ ನಡೆಸುವ, ಈ ಸೆಂಟರ್‌ನ ಕೋಚ್ ಅನ್ನು ಆರಿಸಿ.',
  classOutsideHours: () => 'ಕ್ಲಾಸ್‌ನ ಪೂರ್ಣ ಅವಧಿಗೆ ಸೆಂಟರ್ ತೆರೆದಿರುವುದಿಲ್ಲ.',
  classSlotEnded: () => 'ಈ ಕ್ಲಾಸ್ ಮುಗಿದಿದೆ.',
  classSlotStays: () => 'ಇಂದಿನಿಂದ ಮುಂದಿನ ದಿನವನ್ನು ಆರಿಸಿ.',
};
