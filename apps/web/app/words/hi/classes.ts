import { type Day, formatDay, weekdayOf } from '@namma/contract/days/dates';
import { classMessages } from '@namma/contract/words/hi/classes';

const weekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];

/** `Tue, 5 Mar 2030` */
export const dayOf = (day: Day): string => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
/** `Tue` */
export const weekdayOfDay = (day: Day): string => weekdays[weekdayOf(day)] ?? '';
export const classes = 'क्लास';
export const classesDescription = (gym: string): string =>
  `${gym} के सेंटरों पर कोच के साथ योग, स्ट्रेंथ, रन, कोर, डांस और बॉक्सिंग: समय-सारणी और बची हुई जगहें।`;
export const lead = 'हमारे सेंटरों पर कोच के साथ छह क्लास। सात दिन पहले से जगह बुक करें।';
export const center = 'सेंटर';
export const day = 'दिन';
export const none = 'इस दिन कोई क्लास नहीं है।';
export const noneInDays = 'इन दिनों इस सेंटर पर कोई क्लास नहीं है।';
export const cancelled = 'रद्द';
export const begun = 'शुरू हो चुकी है';
export const placesLeft = (free: number): string => `${free} जगह बची है`;
export const full = (waiting: number): string => (waiting === 0 ? 'भरी हुई' : `भरी हुई, ${waiting} प्रतीक्षा में`);
export const withCoach = (coach: string): string => `कोच: ${coach}`;
export const atWith = (center: string, coach: string): string => `${center}, कोच: ${coach}`;
/** The member's own; without a position they are in. */
export const placeOf = (position: number | undefined): string =>
  position === undefined ? classMessages.youAreIn : classMessages.onList(position);
export const book = 'बुक करें';
export const joinList = 'वेटिंग लिस्ट में आएँ';
export const giveUp = 'मेरी जगह रद्द करें';
export const leaveList = 'वेटिंग लिस्ट से हटें';
export const giveUpQuestion = (name: string): string => `${name}: अपनी जगह रद्द करें?`;
export const leaveListQuestion = (name: string): string => `वेटिंग लिस्ट से हटें: ${name}?`;
export const giveUpText = 'यह किसी और को मिल जाएगी। जगह रहने तक आप फिर बुक कर सकते हैं।';
export const leaveListText = 'आपके पीछे वाले आगे बढ़ जाएँगे। आप फिर से आख़िर में जुड़ सकते हैं।';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const yourClasses = 'आपकी क्लास';
export const noneBooked = 'आपने कोई क्लास बुक नहीं की है।';
export const allClasses = 'सभी क्लास';
export const missed = (classes: readonly string[]): string => `छूटी हुई क्लास: ${classes.join('; ')}।`;
export const missedRule = (most: number, within: number, blocked: number): string =>
  `${within} दिनों में ${most} क्लास छूटने पर आप ${blocked} दिन तक बुक नहीं कर सकते। अगर कोई ग़लत है, तो कृपया काउंटर पर बताएँ।`;
export const blocked = (day: string): string => `आप ${day} के बाद फिर बुक कर सकते हैं।`;
export const atSameTime = 'इस समय आपकी दूसरी क्लास है।';
export const rulesTitle = 'बुकिंग कैसे होती है';
export const rules = (isMailing: boolean): readonly string[] => [
  'आपकी मेंबरशिप का भुगतान हो चुका हो, और वह उस दिन उस सेंटर के लिए हो।',
  'सात दिन पहले से, दिन में दो क्लास, कुल छह आने वाली।',
  `भरी हुई क्लास की वेटिंग लिस्ट होती है: जगह ${isMailing ? 'मिलते ही हम आपको लिखते हैं' : 'मिलने पर आपकी क्लास में दिखती है'}। यह क्लास से 30 मिनट पहले बंद हो जाती है।`,
  'जगह 60 मिनट पहले तक छोड़ी जा सकती है। 90 मिनट से देर में मिली जगह पर न आना कभी नहीं गिना जाता।',
  'शुरू होने से 30 मिनट पहले से 10 मिनट बाद तक दरवाज़े पर स्कैन करें: इससे उपस्थिति दर्ज होती है।',
];
