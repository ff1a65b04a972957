import {
  CLASS_CANCEL_MINUTES,
  CLASS_CAPACITY_MOST,
  CLASS_DAYS_AHEAD,
  CLASS_GRID_MINUTES,
  CLASS_MINUTES_LEAST,
  CLASS_MINUTES_MOST,
  CLASSES_A_DAY_MOST,
  CLASSES_OPEN_MOST,
  type ClassEntryReason,
} from '../../classes/rules.ts';
import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

const entry: Record<ClassEntryReason, string> = {
  'no membership': 'You need a membership to book a class.',
  'not begun': 'Your membership starts after that day.',
  expired: 'Your membership ends before that day.',
  unpaid: 'Pay for your membership to book classes.',
  paused: 'Your membership is paused on that day.',
  'other center': "Your membership isn't valid at this center.",
};

/** Group classes. */
export const classMessages = {
  youAreIn: 'Booked',
  onList: (position: number) => `${ordinals[position - 1] ?? `Number ${position}`} on the waiting list`,
  gaveUp: 'Your place is cancelled',
  leftList: 'You have left the waiting list',
  entry: (reason: ClassEntryReason) => entry[reason],
  tooFarAhead: `You can book classes up to ${CLASS_DAYS_AHEAD} days ahead.`,
  dayMost: `You can book up to ${CLASSES_A_DAY_MOST} classes a day.`,
  openMost: `You can have up to ${CLASSES_OPEN_MOST} upcoming classes. Cancel one first.`,
  cancelNotice: `You can cancel up to ${CLASS_CANCEL_MINUTES} minutes before the class.`,
  tooLate: `It's too late: you can cancel up to ${CLASS_CANCEL_MINUTES} minutes before the class. Call us instead.`,
  blocked: (through: Day) =>
    `You missed several classes without cancelling, so you can book again after ${formatDay(through)}. Is that wrong? Tell the front desk.`,

  slotAdded: 'Class added',
  slotChanged: 'Class changed for all upcoming days',
  slotEnded: 'Class ended',
  changed: 'Class changed',
  cancelled: 'Class cancelled',
  marked: 'Marked as present',
  markedAbsent: 'Marked as no-show',
  excused: 'No-show removed',

  reasonRequired: 'Enter a reason',
  minuteOffGrid: `Choose a time in steps of ${CLASS_GRID_MINUTES} minutes`,
  lengthOutside: `A class lasts ${CLASS_MINUTES_LEAST} to ${CLASS_MINUTES_MOST} minutes, in steps of ${CLASS_GRID_MINUTES}`,
  capacityOutside: `Enter 1 to ${CLASS_CAPACITY_MOST} places`,
} as const;
