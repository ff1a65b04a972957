export const formLabel = (type: string) => `${type} अपॉइंटमेंट`;
export const bookingNeedsScript = 'बुकिंग के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें या फ़्रंट डेस्क पर पूछें।';
export const age = 'उम्र';
export const ageFromBirthday = 'आपकी जन्म तारीख़ से';
export const height = 'लंबाई (सेमी)';
export const weight = 'वज़न (किलो)';
export const date = 'तारीख़';
export const bookAppointment = 'अपॉइंटमेंट बुक करें';
export const timeBefore = 'समय: ';
export const timeOpen = 'हम फ़ोन करके तय करेंगे।';
export const leaveTimeOpen = 'समय बाद में तय करें';
export const lookingForTimes = 'ख़ाली समय देखे जा रहे हैं';
export const freeTimes = 'ख़ाली समय';
export const indianTime = 'सारे समय भारतीय समय (IST) में';
export const center = 'सेंटर';
export const allCenters = 'सभी सेंटर';
export const earlierDays = 'पहले के दिन';
export const laterDays = 'आगे के दिन';
export const daysFromTo = (from: string, to: string) => `${from} से ${to}`;
export const tryAgain = 'फिर कोशिश करें';
export const noTimesInWeek = 'इन सात दिनों में कोई समय ख़ाली नहीं है।';
export const noTimesOn = (weekday: string, day: string) => `${weekday}, ${day} को कोई समय ख़ाली नहीं है।`;
/** Below a day, in a narrow column. */
export const freeTimesOfDay = (free: number) => (free === 0 ? 'ख़ाली नहीं' : `${free} ख़ाली`);
export const timeWithCoach = (time: string, coach: string, center: string) =>
  `${time}, ${coach} के साथ, ${center}`;
export const inIndianTime = (time: string) => `${time} (भारतीय समय)`;
export const timeTaken = 'यह समय अब ख़ाली नहीं है। सबसे नज़दीकी ख़ाली समय:';
export const timeTakenNoneNear = 'यह समय अब ख़ाली नहीं है, और आस-पास कोई दूसरा भी नहीं।';
export const move = 'समय बदलें';
export const chooseTime = 'समय चुनें';
export const cancelAppointment = 'रद्द करें';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const tooLateToChange = (minutes: number) =>
  `शुरू होने में ${minutes} मिनट से कम बचे हैं। बदलने के लिए हमें फ़ोन करें।`;
export const changeRule = (minutes: number) =>
  `अपॉइंटमेंट से ${minutes} मिनट पहले तक आप उसका समय बदल सकते हैं या उसे रद्द कर सकते हैं।`;
export const moveTitle = (type: string) => `${type}: समय बदलें`;
export const timeTitle = (type: string) => `${type}: समय चुनें`;
export const chooseFreeTime = 'कोई ख़ाली समय चुनें।';
export const moveToTime = 'इस समय पर बदलें';
export const takeTime = 'यह समय लें';
export const cancelTitle = (type: string) => `${type} अपॉइंटमेंट रद्द करें?`;
export const keepAppointment = 'रहने दें';
export const bookingWithoutTime = (day: string) => `${day}, समय तय होना बाक़ी`;
export const bookingWithTime = (day: string, time: string, coach: string | null, center: string | null) =>
  `${day}, ${time} (भारतीय समय), ${coach} के साथ, ${center}`;
/** Sunday first. */
export const weekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
export const asSentence = (text: string) => `${text}।`;
