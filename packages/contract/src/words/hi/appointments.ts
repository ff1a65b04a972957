import { CHANGE_NOTICE_MINUTES, OPEN_APPOINTMENTS_MOST, SLOT_MINUTES } from '../../appointments/rules.ts';
import { gymDay } from '../../days/dates.ts';
import { formatTime12 } from '../../values/times.ts';
import type { Words } from '../words.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { formatDay } from './dates.ts';

export const appointmentMessages: Words<typeof import('../en/appointments').appointmentMessages> = {
  bookedAt: (type, at) => `${consultancyTypeLabel(type)} कंसल्टेंसी बुक हो गई: ${dayAndTime(at)}`,
  movedTo: (at) => `नया समय: ${dayAndTime(at)}`,
  cancelled: 'अपॉइंटमेंट रद्द हो गया',
  missed: 'नहीं आए, ऐसा मार्क हुआ',
  notMissed: 'नहीं आए वाला मार्क हटा',
  coachAdded: (name) => `${name} जुड़ गए`,
  coachChanged: (name) => `${name} की जानकारी बदल गई`,
  coachAboutRequired: 'कुछ लिखें',
  coachRetired: (name) => `${name} अब नए अपॉइंटमेंट नहीं लेंगे`,
  closureAdded: (affected, isMailing) =>
    affected === 0
      ? 'बंद किया गया। किसी अपॉइंटमेंट पर असर नहीं।'
      : `बंद किया गया। ${affected} अपॉइंटमेंट पर असर होगा: ${isMailing ? 'मेंबरों को मेल जाएगा' : 'मेल नहीं भेजा जा सकता, मेंबरों को फ़ोन करें'}।`,
  closureRemoved: 'फिर से खुल गया',

  instantInvalid: 'समय UTC में दें, जैसे 2030-03-04T06:30:00Z',
  slotInFull: 'समय और कोच दोनों चुनें, या दोनों छोड़ दें',
  dateOfTime: 'चुने हुए समय वाला दिन ही दें',
  timeOffGrid: `अपॉइंटमेंट हर ${SLOT_MINUTES} मिनट पर शुरू होते हैं`,
  timeNotCome: 'यह समय अभी आया नहीं है। इससे पहले का चुनें।',
  timeTooSoon: 'थोड़ा बाद का समय चुनें',
  timeTooFar: 'इससे पहले का दिन चुनें',
  otherCoachType: 'इस कंसल्टेंसी का कोच चुनें',
  reasonRequired: 'थोड़े शब्दों में वजह बताएँ',
  minuteOffGrid: 'पूरे या आधे घंटे चुनें',
  endsBeforeStart: 'ख़त्म होने का समय शुरू होने के बाद का चुनें',
  hoursOverlap: 'ये समय एक-दूसरे से टकराते हैं',
  tooManyHours: 'यह एक हफ़्ते से ज़्यादा है',
  coachNameRequired: 'नाम भरें!',
  coachOrCenter: 'कोच या सेंटर चुनें',
  wholeDaysOfCenter: 'सेंटर के पूरे दिन छुट्टी के रूप में बंद करें, ताकि मेंबरशिप को वे दिन वापस मिलें',
  closureOfCenter: 'यह छुट्टी सेंटर के बंद दिनों की है। सेंटर को ही फिर से खोलें।',
  closedThenAlready: 'इस समय की छुट्टी पहले से है। वजह बदलने के लिए पहले वह छुट्टी हटाएँ।',
  closureOver: 'आगे का समय चुनें',
  daysBackwards: 'आख़िरी दिन पहले दिन के बाद का चुनें',
  changeNotice: `${CHANGE_NOTICE_MINUTES} मिनट पहले तक आप इसे बदल या रद्द कर सकते हैं।`,
  openMost: (type) =>
    `आपके ${OPEN_APPOINTMENTS_MOST} ${consultancyTypeLabel(type)} अपॉइंटमेंट पहले से हैं, इससे ज़्यादा नहीं हो सकते। पहले किसी एक को बदलें या रद्द करें।`,
};

const dayAndTime = (at: Date) => `${formatDay(gymDay(at))}, ${formatTime12(at)}`;
