import { CLOSURE_DAYS_MOST } from '../../values/closures.ts';
import type { Words } from '../words.ts';
import { centerLabel } from './centers.ts';
import { formatDay } from './dates.ts';

export const closureMessages: Words<typeof import('../en/closures').closureMessages> = {
  closureFromToday: 'आज या आगे का कोई दिन चुनें',
  closureBackwards: 'पहला दिन या उसके बाद का दिन चुनें',
  closureTooLong: `सेंटर ज़्यादा से ज़्यादा ${CLOSURE_DAYS_MOST} दिन बंद रह सकता है`,
  closureReasonRequired: 'वजह बताएँ: मेंबर इसे पढ़ते हैं',
  closedAlready: (center, from, to) =>
    `${centerLabel(center)} सेंटर ${formatDay(from)} से ${formatDay(to)} तक पहले ही बंद है। दूसरे दिन चुनें।`,
  closureBegun: (from) => `सेंटर ${formatDay(from)} से बंद है, इसलिए ये दिन मेंबरों के पास ही रहेंगे।`,
  noSuchClosure: 'ऐसी कोई छुट्टी नहीं है।',
  centerClosed: (center, from, to, memberships) =>
    `${centerLabel(center)} सेंटर ${formatDay(from)} से ${formatDay(to)} तक बंद है: ${memberships} मेंबरशिप को ये दिन वापस मिलेंगे`,
  centerReopened: (center, from, to) =>
    `${centerLabel(center)} सेंटर ${formatDay(from)} से ${formatDay(to)} तक खुला ही रहेगा`,
  timeRequired: 'समय चुनें',
  closesBeforeOpening: 'खुलने के बाद का समय चुनें',
  notAllDay: 'दिन का समय चुनें',
  hoursSetAlready: (center, day) =>
    `${centerLabel(center)} सेंटर का ${formatDay(day)} को समय पहले ही अलग है। पहले उसे वापस लें।`,
  hoursOnClosedDay: (center, day) => `${centerLabel(center)} सेंटर ${formatDay(day)} को बंद है।`,
  noSuchHours: 'ऐसा कोई समय नहीं है।',
  hoursSet: (center, day, opens, closes) =>
    center
      ? `${centerLabel(center)} सेंटर ${formatDay(day)} को ${opens} से ${closes} तक खुला रहेगा`
      : `सभी सेंटर ${formatDay(day)} को ${opens} से ${closes} तक खुले रहेंगे`,
  hoursRemoved: (day) => `${formatDay(day)} को फिर रोज़ का समय`,
};
