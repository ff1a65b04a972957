import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';
import { orderStatusLabel } from './order-statuses.ts';

export const orderMessages: Words<typeof import('../en/orders').orderMessages> = {
  tooManyLines: (max) => `एक बार में ज़्यादा से ज़्यादा ${max} प्रोडक्ट ऑर्डर करें`,
  orderPlaced: 'ऑर्डर हो गया, धन्यवाद',
  ratingAlreadySubmitted: 'आप रेटिंग दे चुके हैं',
  thanksForRating: 'रेटिंग देने के लिए धन्यवाद',
  ratingChanged: 'रेटिंग बदल गई',
  thanksForReview: 'रिव्यू लिखने के लिए धन्यवाद',
  orderCancelled: 'रद्द हो गया',
  checkoutCancelled: 'पूरा ऑर्डर रद्द हो गया',
  orderMoved: (status) => `ऑर्डर की नई स्थिति: ${orderStatusLabel(status)}`,
  ordersMoved: (done, left) => bulkDone(done, left, 'ऑर्डर', 'ऑर्डर', 'आगे बढ़ाए गए'),
};
