import { formatDay, weekdayOf } from '@namma/contract/days/dates';
import { weekdays } from './appointments';

export const center = 'ಸೆಂಟರ್';
export const centerDescription = (gym: string, center: string, city: string) =>
  `${gym}, ${center}, ${city}: ವಿಳಾಸ, ತೆರೆದಿರುವ ಸಮಯ, ಕ್ಲಾಸ್‌ಗಳು ಮತ್ತು ಸಾಮಾನ್ಯವಾಗಿ ಎಷ್ಟು ಜನ ಇರುತ್ತಾರೆ.`;
export const chooseThisCenter = 'ಈ ಸೆಂಟರ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const tryADay = 'ಒಂದು ದಿನ ಪ್ರಯತ್ನಿಸಿ';
export const onTheMap = 'ಮ್ಯಾಪ್ ತೆರೆಯಿರಿ';
export const inNewTab = '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ)';
export const openingHours = 'ತೆರೆದಿರುವ ಸಮಯ';
export const nextClasses = 'ಮುಂದಿನ ಕ್ಲಾಸ್‌ಗಳು';
export const noClasses = 'ಮುಂದಿನ ಏಳು ದಿನ ಕ್ಲಾಸ್ ಇಲ್ಲ.';
export const allClasses = 'ಎಲ್ಲ ಕ್ಲಾಸ್‌ಗಳು';
export const dayName = (day: string) => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
export const howBusy = 'ಎಷ್ಟು ಜನ ಇರುತ್ತಾರೆ';
export const quiet = 'ಕಡಿಮೆ ಜನ';
export const moderate = 'ಸಾಧಾರಣ ಜನ';
export const busy = 'ಹೆಚ್ಚು ಜನ';
export const usuallyNow = (level: string) => `ಈ ಹೊತ್ತಿನಲ್ಲಿ ಸಾಮಾನ್ಯವಾಗಿ: ${level}.`;
export const onThisWeekday = 'ಈ ವಾರದ ದಿನದಂದು, ಕಳೆದ ನಾಲ್ಕು ವಾರಗಳಿಂದ.';
export const crowdUnknown = 'ಹೇಳಲು ಇನ್ನೂ ಸಾಕಷ್ಟು ಭೇಟಿಗಳಿಲ್ಲ.';
export const coachesHere = 'ಇಲ್ಲಿನ ಕೋಚ್‌ಗಳು';
export const bookAConsultancy = 'ಕನ್ಸಲ್ಟೆನ್ಸಿ ಬುಕ್ ಮಾಡಿ';
export const otherCenters = 'ಬೇರೆ ಸೆಂಟರ್‌ಗಳು';
