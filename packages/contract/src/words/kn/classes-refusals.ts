import type { classRefusals } from '../../classes/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';
import { classMessages } from './classes.ts';

export const classRefusalSentences: SentencesOf<typeof classRefusals> = {
  noSuchClass: () => 'ಅಂತಹ ತರಗತಿ ಇಲ್ಲ.',
  noSuchSlot: () => 'ವೇಳಾಪಟ್ಟಿಯಲ್ಲಿ ಅಂತಹ ತರಗತಿ ಇಲ್ಲ.',
  classCancelled: () => 'ಈ ತರಗತಿ ರದ್ದಾಗಿದೆ.',
  classBegun: () => 'ಈ ತರಗತಿ ಆರಂಭವಾಗಿದೆ.',
  classAhead: () => 'ಈ ತರಗತಿ ಇನ್ನೂ ಆರಂಭವಾಗಿಲ್ಲ.',
  classFull: () => 'ಈ ತರಗತಿ ಭರ್ತಿಯಾಗಿದೆ, ಕಾಯುವ ಪಟ್ಟಿಯೂ ಮುಚ್ಚಿದೆ.',
  classTooFarAhead: () => classMessages.tooFarAhead,
  classBookedAlready: () => 'ನೀವು ಈ ತರಗತಿಯನ್ನು ಈಗಾಗಲೇ ಬುಕ್ ಮಾಡಿದ್ದೀರಿ.',
  classNotBooked: () => 'ಈ ತರಗತಿ ಬುಕ್ ಆಗಿಲ್ಲ.',
  classNeedsMembership: (reason) => classMessages.entry(reason),
  classesOfDay: () => classMessages.dayMost,
  classesToCome: () => classMessages.openMost,
  classAtSameTime: () => 'ಈ ಸಮಯದಲ್ಲಿ ನಿಮಗೆ ಬೇರೊಂದು ತರಗತಿ ಇದೆ.',
  classBlocked: (through) => classMessages.blocked(through),
  classTooLate: () => classMessages.tooLate,
  coachBusy: () => 'ಆ ಸಮಯದಲ್ಲಿ ಈ ತರಬೇತುದಾರರಿಗೆ ತರಗತಿ ಅಥವಾ ಭೇಟಿ ಇದೆ.',
  coachElsewhere: () => 'ತರಗತಿ ನಡೆಸುವ, ಈ ಕೇಂದ್ರದ ತರಬೇತುದಾರರನ್ನು ಆರಿಸಿ.',
  classOutsideHours: () => 'ತರಗತಿಯ ಪೂರ್ಣ ಅವಧಿಗೆ ಕೇಂದ್ರ ತೆರೆದಿರುವುದಿಲ್ಲ.',
  classSlotEnded: () => 'ಈ ತರಗತಿ ಮುಗಿದಿದೆ.',
  classSlotStays: () => 'ಇಂದಿನಿಂದ ಮುಂದಿನ ದಿನವನ್ನು ಆರಿಸಿ.',
};
