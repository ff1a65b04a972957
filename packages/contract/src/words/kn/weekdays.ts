import type { Words } from '../words.ts';
import { timeOfDay } from './times.ts';

export const weekdayWords: Words<typeof import('../en/weekdays').weekdayWords> = {
  time: timeOfDay,
  // The part of the day is said once where both are in it.
  hours: (opensAt, closesAt) => {
    const [part = '', clock = ''] = closesAt.split(/ (?=\S+$)/);
    return `${opensAt} – ${opensAt.startsWith(part) ? clock : closesAt}`;
  },
  names: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
  everyDay: 'ಪ್ರತಿದಿನ',
  fromTo: (first, last) => `${first}ದಿಂದ ${last}`,
  and: (others, last) => `${others} ಮತ್ತು ${last}`,
};
