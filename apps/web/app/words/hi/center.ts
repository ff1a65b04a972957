import { formatDay, weekdayOf } from '@namma/contract/days/dates';
import { weekdays } from './appointments';

export const center = 'सेंटर';
export const centerDescription = (gym: string, center: string, city: string) =>
  `${gym}, ${center}, ${city}: पता, खुलने का समय, क्लास और आम तौर पर कितनी भीड़ होती है।`;
export const chooseThisCenter = 'यह सेंटर चुनें';
export const tryADay = 'एक दिन आज़माएँ';
export const onTheMap = 'मैप खोलें';
export const inNewTab = '(नए टैब में)';
export const openingHours = 'खुलने का समय';
export const nextClasses = 'अगली क्लास';
export const noClasses = 'अगले सात दिन कोई क्लास नहीं।';
export const allClasses = 'सभी क्लास';
export const dayName = (day: string) => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
export const howBusy = 'कितनी भीड़ होती है';
export const quiet = 'कम भीड़';
export const moderate = 'सामान्य भीड़';
export const busy = 'ज़्यादा भीड़';
export const usuallyNow = (level: string) => `इस समय आम तौर पर: ${level}।`;
export const onThisWeekday = 'इस दिन, पिछले चार हफ़्तों से।';
export const crowdUnknown = 'बताने के लिए अभी काफ़ी विज़िट नहीं हैं।';
export const coachesHere = 'यहाँ के कोच';
export const bookAConsultancy = 'कंसल्टेंसी बुक करें';
export const otherCenters = 'दूसरे सेंटर';
