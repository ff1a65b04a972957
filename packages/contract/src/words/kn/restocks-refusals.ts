import type { SentencesOf } from '../../refusals.ts';
import type { restockRefusals } from '../../restocks/refusals.ts';
import { AWAITED_MOST } from '../../restocks/rules.ts';

export const restockRefusalSentences: SentencesOf<typeof restockRefusals> = {
  inStock: (name) => `${name} ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ: ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಬಹುದು.`,
  awaitedMost: () => `ನೀವು ${AWAITED_MOST} ಉತ್ಪನ್ನಗಳಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೀರಿ. ಮೊದಲು ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ತೆಗೆಯಿರಿ.`,
  stopLinkUnknown: () => 'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಯಾವುದಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದ್ದೀರಿ ಎಂಬುದನ್ನು ಬದಲಾಯಿಸಲು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
};
