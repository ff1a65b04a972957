import { CENTER_CHANGE_DAYS_APART, PAUSE_DAYS_LEAST } from '../../memberships/days.ts';
import type { Words } from '../words.ts';
import { centerLabel } from './centers.ts';
import { formatDay } from './dates.ts';

export const membershipDayMessages: Words<typeof import('../en/membership-days').membershipDayMessages> = {
  pauseDayRequired: 'कोई दिन चुनें',
  pauseFromTomorrow: 'कल या उसके बाद का दिन चुनें',
  pauseBeforeStart: (start) => `मेंबरशिप ${formatDay(start)} को शुरू होगी: वही दिन या उसके बाद का दिन चुनें`,
  pauseTooShort: `पॉज़ कम से कम ${PAUSE_DAYS_LEAST} दिन का होता है`,
  pauseBeyondEnd: (end) => `मेंबरशिप ${formatDay(end)} को ख़त्म होगी: वही दिन या उससे पहले का दिन चुनें`,
  notToYourself: 'किसी और मेंबर का नाम दें: दिन ख़ुद को ट्रांसफ़र नहीं हो सकते',
  sameCenter: 'कोई और सेंटर चुनें: मेंबरशिप अभी इसी सेंटर पर है',
  wholeDays: 'दिनों की पूरी संख्या भरें',
  membershipPaused: (from, to) => `${formatDay(from)} से ${formatDay(to)} तक पॉज़`,
  membershipResumed: 'पॉज़ ख़त्म हो गया',
  daysTransferred: (days) => `${days} दिन ट्रांसफ़र हो ${days <= 1 ? 'गया' : 'गए'}`,
  membershipMoved: (center) => `मेंबरशिप अब ${centerLabel(center)} सेंटर पर है`,
  membershipExtended: (end) => `${formatDay(end)} तक बढ़ा दी गई`,
  pauseDaysShort: (left, asked) =>
    `इस पॉज़ में ${asked} दिन लगेंगे, और पॉज़ ${left <= 1 ? `का ${left} दिन बचा है` : `के ${left} दिन बचे हैं`}।`,
  extensionTooLong: (most) => `इस प्लान की मेंबरशिप ज़्यादा से ज़्यादा ${most} दिन बढ़ाई जा सकती है।`,
  transferTooLong: (most) => `इस प्लान की मेंबरशिप से ज़्यादा से ज़्यादा ${most} दिन ट्रांसफ़र हो सकते हैं।`,
  daysAheadShort: (left) =>
    left <= 1 ? `इस मेंबरशिप का पूरा ${left} दिन बचा है।` : `इस मेंबरशिप के पूरे ${left} दिन बचे हैं।`,
  noRunningMembership: (tier) => `इस ईमेल वाले किसी और मेंबर की ${tier} मेंबरशिप अभी नहीं चल रही।`,
  daysRevoked: (days) => `${days} दिन वापस लिए गए`,
  membershipsOverlap: (type, start, end, days) =>
    `यह ${formatDay(start)} से ${formatDay(end)} तक की ${type} मेंबरशिप के साथ ${days} दिन एक साथ चलेगी। पक्का करें कि दोनों का साथ चलना ठीक है।`,
  receiverHasAnother: 'ये दिन इस मेंबर की दूसरी मेंबरशिप के साथ चलेंगे। कृपया अपने सेंटर पर दोनों साथ आकर ट्रांसफ़र करें।',
  centerChangedLately: (from) =>
    `सेंटर हर ${CENTER_CHANGE_DAYS_APART} दिन में बदला जा सकता है: अगली बार ${formatDay(from)} से।`,
};
