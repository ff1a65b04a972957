import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';

export const adminMessages: Words<typeof import('../en/admin').adminMessages> = {
  mailSentAgain: 'ಇಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  markedRead: 'ಓದಿದ್ದು ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
  undone: (done, left) =>
    done === 1 && left === 0
      ? 'ಬದಲಾವಣೆ ಹಿಂಪಡೆಯಲಾಗಿದೆ'
      : bulkDone(done, left, 'ಬದಲಾವಣೆ', 'ಬದಲಾವಣೆಗಳನ್ನು', 'ಹಿಂಪಡೆಯಲಾಗಿದೆ'),
};
