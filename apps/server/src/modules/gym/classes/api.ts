// What other modules may call. Nothing else of this folder is imported from outside.

export { isClassMailNeeded } from './mails.ts';
export { markArrival } from './roster.ts';
export { listClassTimes } from './timetable.ts';
