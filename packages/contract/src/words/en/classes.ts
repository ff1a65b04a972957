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
  'not begun': 'Your membership has not begun on that day.',
  expired: 'Your membership has ended by that day.',
  unpaid: 'Please pay for your membership first: then you can book.',
  paused: 'Your membership is paused on that day.',
  'other center': 'Your membership does not open this center.',
};

/** Group classes. */
export const classMessages = {
  youAreIn: 'You are in',
  onList: (position: number) => `${ordinals[position - 1] ?? `Number ${position}`} on the waiting list`,
  gaveUp: 'Your place is given up',
  leftList: 'You have left the waiting list',
  entry: (reason: ClassEntryReason) => entry[reason],
  tooFarAhead: `Classes can be booked ${CLASS_DAYS_AHEAD} days ahead.`,
  dayMost: `You have ${CLASSES_A_DAY_MOST} classes on that day, which is the most.`,
  openMost: `You have ${CLASSES_OPEN_MOST} classes to come, which is the most. Give one of them up first.`,
  cancelNotice: `You can give your place up until ${CLASS_CANCEL_MINUTES} minutes before.`,
  tooLate: `It is too late: a place can be given up until ${CLASS_CANCEL_MINUTES} minutes before. Please call us.`,
  blocked: (through: Day) =>
    `You have missed several classes without giving your place up, so you can book again after ${formatDay(through)}. If that is wrong, please tell us at the desk.`,

  slotAdded: 'Class added',
  slotChanged: 'Class changed for all days to come',
  slotEnded: 'Class ended',
  changed: 'Class changed',
  cancelled: 'Class cancelled',
  marked: 'Marked as present',
  markedAbsent: 'Marked as no-show',
  excused: 'No-show taken back',

  reasonRequired: 'Say why, in a few words',
  minuteOffGrid: `Choose a time on a step of ${CLASS_GRID_MINUTES} minutes`,
  lengthOutside: `A class lasts ${CLASS_MINUTES_LEAST} to ${CLASS_MINUTES_MOST} minutes, in steps of ${CLASS_GRID_MINUTES}`,
  capacityOutside: `From 1 to ${CLASS_CAPACITY_MOST} places`,
} as const;
