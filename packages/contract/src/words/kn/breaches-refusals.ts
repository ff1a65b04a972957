import type { breachRefusals } from '../../breaches/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const breachRefusalSentences: SentencesOf<typeof breachRefusals> = {
  noSuchBreach: () => 'ದಾಖಲೆಯಲ್ಲಿ ಇದು ಇಲ್ಲ.',
  breachChanged: () => 'ಈ ನಡುವೆ ಬೇರೆಯವರು ಇದನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ. ಉಳಿಸುವ ಮೊದಲು ದಯವಿಟ್ಟು ನೋಡಿ.',
};
