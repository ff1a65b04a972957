import type { classRefusals } from '../../classes/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';
import { classMessages } from './classes.ts';

export const classRefusalSentences: SentencesOf<typeof classRefusals> = {
  noSuchClass: () => 'ऐसी कोई क्लास नहीं है।',
  noSuchSlot: () => 'समय-सारणी में ऐसी कोई क्लास नहीं है।',
  classCancelled: () => 'यह क्लास रद्द है।',
  classBegun: () => 'यह क्लास शुरू हो चुकी है।',
  classAhead: () => 'यह क्लास अभी शुरू नहीं हुई है।',
  classFull: () => 'यह क्लास भरी हुई है, और वेटिंग लिस्ट बंद है।',
  classTooFarAhead: () => classMessages.tooFarAhead,
  classBookedAlready: () => 'आप यह क्लास पहले ही बुक कर चुके हैं।',
  classNotBooked: () => 'यह क्लास बुक नहीं है।',
  classNeedsMembership: (reason) => classMessages.entry(reason),
  classesOfDay: () => classMessages.dayMost,
  classesToCome: () => classMessages.openMost,
  classAtSameTime: () => 'इस समय आपकी दूसरी क्लास है।',
  classBlocked: (through) => classMessages.blocked(through),
  classTooLate: () => classMessages.tooLate,
  coachBusy: () => 'उस समय इन कोच की क्लास या अपॉइंटमेंट है।',
  coachElsewhere: () => 'इस सेंटर के ऐसे कोच चुनें जो क्लास लेते हैं।',
  classOutsideHours: () => 'पूरी क्लास के दौरान सेंटर खुला नहीं है।',
  classSlotEnded: () => 'यह क्लास समाप्त हो चुकी है।',
  classSlotStays: () => 'आज या उसके बाद का दिन चुनें।',
};
