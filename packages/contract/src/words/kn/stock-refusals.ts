import type { SentencesOf } from '../../refusals.ts';
import type { stockRefusals } from '../../stock/refusals.ts';

export const stockRefusalSentences: SentencesOf<typeof stockRefusals> = {
  stockChanged: (onHand) => `ನೀವು ಇದನ್ನು ತೆರೆದ ಮೇಲೆ ಸ್ಟಾಕ್ ಬದಲಾಗಿದೆ: ಈಗ ${onHand} ಪೀಸ್ ಇವೆ. ದಯವಿಟ್ಟು ಎಣಿಕೆ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಉಳಿಸಿ.`,
  notThatMany: (left, lot) => `${lot === undefined ? '' : `ಲಾಟ್ ${lot}: `}ಸ್ಟಾಕ್‌ನಲ್ಲಿ ಇರುವುದು ${left} ಪೀಸ್ ಮಾತ್ರ.`,
};
