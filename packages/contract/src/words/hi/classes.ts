import {
  CLASS_CANCEL_MINUTES,
  CLASS_CAPACITY_MOST,
  CLASS_DAYS_AHEAD,
  CLASS_GRID_MINUTES,
  CLASS_MINUTES_LEAST,
  CLASS_MINUTES_MOST,
  CLASSES_A_DAY_MOST,
  CLASSES_OPEN_MOST,
  type ClassEntryReason,
} from '../../classes/rules.ts';
import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

const entry: Record<ClassEntryReason, string> = {
  'no membership': 'क्लास बुक करने के लिए मेंबरशिप चाहिए।',
  'not begun': 'उस दिन तक आपकी मेंबरशिप शुरू नहीं हुई होगी।',
  expired: 'उस दिन तक आपकी मेंबरशिप समाप्त हो चुकी होगी।',
  unpaid: 'कृपया पहले अपनी मेंबरशिप का भुगतान करें: फिर आप बुक कर सकते हैं।',
  paused: 'उस दिन आपकी मेंबरशिप रुकी हुई है।',
  'other center': 'आपकी मेंबरशिप इस सेंटर के लिए नहीं है।',
};

export const classMessages = {
  youAreIn: 'आपकी जगह पक्की है',
  onList: (position: number) => `वेटिंग लिस्ट में ${position} नंबर पर`,
  gaveUp: 'आपकी जगह छोड़ दी गई है',
  leftList: 'आप वेटिंग लिस्ट से हट गए हैं',
  entry: (reason: ClassEntryReason) => entry[reason],
  tooFarAhead: `क्लास ${CLASS_DAYS_AHEAD} दिन पहले से बुक की जा सकती है।`,
  dayMost: `उस दिन आपकी ${CLASSES_A_DAY_MOST} क्लास हैं, इससे ज़्यादा नहीं हो सकतीं।`,
  openMost: `आपकी ${CLASSES_OPEN_MOST} क्लास आने वाली हैं, इससे ज़्यादा नहीं हो सकतीं। पहले उनमें से एक छोड़ें।`,
  cancelNotice: `आप क्लास से ${CLASS_CANCEL_MINUTES} मिनट पहले तक अपनी जगह छोड़ सकते हैं।`,
  tooLate: `अब देर हो चुकी है: जगह क्लास से ${CLASS_CANCEL_MINUTES} मिनट पहले तक छोड़ी जा सकती है। कृपया हमें कॉल करें।`,
  blocked: (through: Day) =>
    `आप जगह छोड़े बिना कई क्लास में नहीं आए, इसलिए आप ${formatDay(through)} के बाद फिर बुक कर सकते हैं। अगर यह ग़लत है, तो कृपया काउंटर पर बताएँ।`,

  slotAdded: 'क्लास जोड़ी गई',
  slotChanged: 'आने वाले सभी दिनों के लिए क्लास बदल गई',
  slotEnded: 'क्लास समाप्त की गई',
  changed: 'क्लास बदल गई',
  cancelled: 'क्लास रद्द हो गई',
  marked: 'उपस्थित दर्ज किया गया',
  markedAbsent: 'अनुपस्थित दर्ज किया गया',
  excused: 'अनुपस्थिति वापस ली गई',

  reasonRequired: 'थोड़े शब्दों में कारण बताएँ',
  minuteOffGrid: `${CLASS_GRID_MINUTES} मिनट के अंतर पर समय चुनें`,
  lengthOutside: `क्लास ${CLASS_MINUTES_LEAST} से ${CLASS_MINUTES_MOST} मिनट की होती है, ${CLASS_GRID_MINUTES} मिनट के अंतर पर`,
  capacityOutside: `1 से ${CLASS_CAPACITY_MOST} जगहें`,
} as const;
