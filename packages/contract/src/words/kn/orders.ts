import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';
import { orderStatusLabel } from './order-statuses.ts';

export const orderMessages: Words<typeof import('../en/orders').orderMessages> = {
  tooManyLines: (max) => `ಒಮ್ಮೆಗೆ ಹೆಚ್ಚೆಂದರೆ ${max} ಉತ್ಪನ್ನಗಳನ್ನು ಆರ್ಡರ್ ಮಾಡಿ`,
  orderPlaced: 'ಆರ್ಡರ್ ಆಗಿದೆ, ಧನ್ಯವಾದಗಳು',
  ratingAlreadySubmitted: 'ನೀವು ಈಗಾಗಲೇ ರೇಟಿಂಗ್ ಕೊಟ್ಟಿದ್ದೀರಿ',
  thanksForRating: 'ರೇಟಿಂಗ್ ಕೊಟ್ಟಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು',
  ratingChanged: 'ರೇಟಿಂಗ್ ಬದಲಾಗಿದೆ',
  thanksForReview: 'ರಿವ್ಯೂ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು',
  orderCancelled: 'ರದ್ದಾಗಿದೆ',
  checkoutCancelled: 'ಇಡೀ ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ',
  orderMoved: (status) => `ಆರ್ಡರ್‌ನ ಹೊಸ ಸ್ಥಿತಿ: ${orderStatusLabel(status)}`,
  ordersMoved: (done, left) => bulkDone(done, left, 'ಆರ್ಡರ್', 'ಆರ್ಡರ್‌ಗಳನ್ನು', 'ಮುಂದಿನ ಹಂತಕ್ಕೆ ಸಾಗಿಸಲಾಗಿದೆ'),
};
