import { type Day, formatDay, weekdayOf } from '@namma/contract/days/dates';
import { classMessages } from '@namma/contract/messages/classes';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Tue, 5 Mar 2030` */
export const dayOf = (day: Day): string => `${weekdays[weekdayOf(day)]}, ${formatDay(day)}`;
/** `Tue` */
export const weekdayOfDay = (day: Day): string => weekdays[weekdayOf(day)] ?? '';
export const classes = 'Classes';
export const classesDescription = (gym: string): string =>
  `Yoga, strength, run, core, dancing and boxing with a coach at the centers of ${gym}: timetable and free places.`;
export const lead = 'Six kinds of coached classes at our centers. Book up to 7 days ahead.';
export const center = 'Center';
export const day = 'Day';
export const none = 'No classes on this day.';
export const noneInDays = 'No classes at this center on these days.';
export const cancelled = 'Cancelled';
export const begun = 'Started';
export const placesLeft = (free: number): string => (free === 1 ? '1 place left' : `${free} places left`);
export const full = (waiting: number): string => (waiting === 0 ? 'Full' : `Full, ${waiting} waiting`);
export const withCoach = (coach: string): string => `With ${coach}`;
export const atWith = (center: string, coach: string): string => `${center}, with ${coach}`;
/** The member's own place. Without a position it is booked. */
export const placeOf = (position: number | undefined): string =>
  position === undefined ? classMessages.youAreIn : classMessages.onList(position);
export const book = 'Book';
export const joinList = 'Join waiting list';
export const giveUp = 'Cancel my place';
export const leaveList = 'Leave waiting list';
export const giveUpQuestion = (name: string): string => `Cancel your place in ${name}?`;
export const leaveListQuestion = (name: string): string => `Leave the waiting list for ${name}?`;
export const giveUpText = 'Your place goes to someone else. You can book again while places are left.';
export const leaveListText = 'Others move up. If you join again, you start at the end.';
export const addToCalendar = 'Add to calendar';
export const yourClasses = 'Your classes';
export const noneBooked = 'No classes booked yet.';
export const allClasses = 'All classes';
export const missed = (classes: readonly string[]): string => `Missed: ${classes.join('; ')}.`;
export const missedRule = (most: number, within: number, blocked: number): string =>
  `After ${most} missed classes in ${within} days, booking is paused for ${blocked} days. If one is wrong, ask the front desk to correct it.`;
export const blocked = (day: string): string => `You can book again after ${day}.`;
export const atSameTime = 'You have another class at this time.';
export const rulesTitle = 'How booking works';
export const rules = (isMailing: boolean): readonly string[] => [
  'You need a paid membership for that center on that day.',
  'Book up to 7 days ahead: 2 classes a day, 6 at a time.',
  `If a class is full, join its waiting list. You move up automatically${isMailing ? ', and we email you' : ': check your classes'}. The list closes 30 minutes before the class.`,
  "Cancel your place up to 60 minutes before the class. If you got it less than 90 minutes before, missing the class doesn't count.",
  'Check in between 30 minutes before and 10 minutes after the start. Scanning your card marks you as present.',
];
