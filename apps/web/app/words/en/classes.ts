import { type Day, formatDay, weekdayOf } from '@namma/contract/days/dates';
import { classMessages } from '@namma/contract/messages/classes';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Tue, 5 Mar 2030` */
export const dayOf = (day: Day): string => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
export const classes = 'Classes';
export const classesDescription = (gym: string): string =>
  `Yoga, strength, run, core, dancing and boxing with a coach at the four centers of ${gym}: the timetable, and the places that are left.`;
export const lead = 'Six classes with a coach at all four centers. Book a place up to seven days ahead.';
export const center = 'Center';
export const day = 'Day';
export const allDays = 'All days';
export const none = 'No classes on this day.';
export const noneInDays = 'No classes at this center on these days.';
export const cancelled = 'Cancelled';
export const begun = 'Has begun';
export const placesLeft = (free: number): string => (free === 1 ? '1 place left' : `${free} places left`);
export const full = (waiting: number): string => (waiting === 0 ? 'Full' : `Full, ${waiting} waiting`);
export const withCoach = (coach: string): string => `With ${coach}`;
export const atWith = (center: string, coach: string): string => `${center}, with ${coach}`;
/** The member's own; without a position they are in. */
export const placeOf = (position: number | undefined): string =>
  position === undefined ? classMessages.youAreIn : classMessages.onList(position);
export const book = 'Book';
export const joinList = 'Join the waiting list';
export const giveUp = 'Give up the place';
export const leaveList = 'Leave the waiting list';
export const giveUpQuestion = (name: string): string => `Give up your place: ${name}?`;
export const leaveListQuestion = (name: string): string => `Leave the waiting list: ${name}?`;
export const giveUpText = 'Somebody else gets it. You can book again while there are places.';
export const leaveListText = 'Those behind you move up. You can join again at the end.';
export const addToCalendar = 'Add to calendar';
export const yourClasses = 'Your classes';
export const noneBooked = 'You have booked no class.';
export const allClasses = 'All classes';
export const missed = (classes: readonly string[]): string => `Missed: ${classes.join('; ')}.`;
export const missedRule = (most: number, within: number, blocked: number): string =>
  `After ${most} missed classes within ${within} days you cannot book for ${blocked} days. If one is wrong, please tell us at the desk.`;
export const blocked = (day: string): string => `You can book again after ${day}.`;
export const rulesTitle = 'How booking works';
export const rules: readonly string[] = [
  'Your membership has to be paid, and open the center on that day.',
  'Seven days ahead, two classes a day, six to come.',
  'A full class has a waiting list: you move up by yourself, and we write to you. It closes 30 minutes before the class.',
  'A place can be given up until 60 minutes before. One that came later than 90 minutes before is never held against you.',
  'Come in at the door from 30 minutes before to 10 minutes after the beginning: the scan marks you as present.',
];
