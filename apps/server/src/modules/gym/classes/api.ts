// The public API of this module: other modules import only from this file.

export { isClassMailNeeded } from './mails.ts';
export { markArrival } from './roster.ts';
export { listClassTimes, readClasses } from './timetable.ts';
