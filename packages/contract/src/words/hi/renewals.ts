import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const renewalMessages: Words<typeof import('../en/renewals').renewalMessages> = {
  renewalNotBegun: (start) => `यह मेंबरशिप ${formatDay(start)} को शुरू होगी। उसी दिन से इसे रिन्यू किया जा सकता है।`,
  renewalTooLate: (last) => `यह मेंबरशिप ${formatDay(last)} तक रिन्यू हो सकती थी। कृपया अब नई मेंबरशिप लें।`,
  renewedAlready: (start) => `यह मेंबरशिप पहले ही रिन्यू हो चुकी है: नई ${formatDay(start)} को शुरू होगी।`,
  renewalStartMoved: (start) => `यह रिन्यूअल ${formatDay(start)} को शुरू होगा। कृपया इसे फिर से देखें।`,
  renewalPausedEarly: (start) =>
    `यह रिन्यूअल ${formatDay(start)} को शुरू होगा और पिछली मेंबरशिप के साथ खिसकता है। उसी दिन से इसे पॉज़ किया जा सकता है।`,
  planRequired: 'हमारा कोई एक प्लान चुनें',
};
