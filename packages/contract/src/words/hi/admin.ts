import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';

export const adminMessages: Words<typeof import('../en/admin').adminMessages> = {
  mailSentAgain: 'मेल फिर से भेजा जा रहा है',
  markedRead: 'पढ़ा हुआ मार्क किया गया',
  undone: (done, left) =>
    done === 1 && left === 0
      ? 'बदलाव वापस ले लिया गया'
      : bulkDone(done, left, 'बदलाव', 'बदलाव', 'वापस लिए गए'),
};
