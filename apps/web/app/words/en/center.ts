import { formatDay, weekdayOf } from '@namma/contract/days/dates';
import { weekdays } from './appointments';

export const center = 'Center';
export const centerDescription = (gym: string, center: string, city: string) =>
  `${gym} at ${center}, ${city}: address, opening hours, classes and how busy it usually is.`;
export const chooseThisCenter = 'Choose this center';
export const tryADay = 'Try a day';
export const onTheMap = 'Open the map';
export const inNewTab = '(opens in a new tab)';
export const openingHours = 'Opening hours';
export const nextClasses = 'Next classes';
export const noClasses = 'No classes in the next seven days.';
export const allClasses = 'All classes';
export const dayName = (day: string) => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
export const howBusy = 'How busy it is';
export const quiet = 'quiet';
export const moderate = 'moderate';
export const busy = 'busy';
export const usuallyNow = (level: string) => `Usually ${level} at this hour.`;
export const onThisWeekday = 'On this weekday, from the last four weeks.';
export const crowdUnknown = 'Not enough visits yet to tell.';
export const coachesHere = 'Coaches here';
export const bookAConsultancy = 'Book a consultancy';
export const otherCenters = 'Other centers';
