import { timeOfDay } from './times.ts';

/** Weekdays beside opening hours. */
export const weekdayWords = {
  time: timeOfDay,
  hours: (opensAt: string, closesAt: string) => `${opensAt}-${closesAt}`,
  /** Sunday first. */
  names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  everyDay: 'Every day',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  and: (others: string, last: string) => `${others} and ${last}`,
};
