import type { followUpRefusals } from '../../follow-ups/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const followUpRefusalSentences: SentencesOf<typeof followUpRefusals> = {
  noSuchFollowUp: () => 'ಕರೆ ಮಾಡಲು ಅಂತಹವರು ಯಾರೂ ಇಲ್ಲ.',
  followUpRecorded: (by) => `ಈ ನಡುವೆ ${by} ಈ ಕರೆಯನ್ನು ದಾಖಲಿಸಿದ್ದಾರೆ.`,
};
