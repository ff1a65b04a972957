import type { Words } from '../words.ts';
import { timeOfDay } from './times.ts';

export const weekdayWords: Words<typeof import('../en/weekdays').weekdayWords> = {
  time: timeOfDay,
  // The part of the day is said once where both are in it.
  hours: (opensAt, closesAt) => {
    const [part = '', clock = ''] = closesAt.split(/ (?=\S+$)/);
    return `${opensAt} – ${opensAt.startsWith(part) ? clock : closesAt}`;
  },
  names: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  everyDay: 'हर दिन',
  fromTo: (first, last) => `${first} से ${last}`,
  and: (others, last) => `${others} और ${last}`,
};
