import type { Day } from '../../days/dates.ts';
import type { Center } from '../../values/centers.ts';
import { CLOSURE_DAYS_MOST } from '../../values/closures.ts';
import { formatDay } from './dates.ts';

/** Days on which a center is closed. */
export const closureMessages = {
  closureFromToday: 'Choose today or a later day',
  closureBackwards: 'Choose the first day or a later one',
  closureTooLong: `A closure lasts ${CLOSURE_DAYS_MOST} days at most`,
  closureReasonRequired: 'Give the reason: members read it',
  closedAlready: (center: Center, from: Day, to: Day) =>
    `${center} is closed already from ${formatDay(from)} to ${formatDay(to)}. Choose other days.`,
  closureBegun: (from: Day) => `This closure began on ${formatDay(from)}, so its days stay with the members.`,
  noSuchClosure: 'There is no such closure.',
  centerClosed: (center: Center, from: Day, to: Day, memberships: number) =>
    `${center} is closed from ${formatDay(from)} to ${formatDay(to)}: ${
      memberships === 1 ? '1 membership gets' : `${memberships} memberships get`
    } these days back`,
  centerReopened: (center: Center, from: Day, to: Day) =>
    `${center} is open from ${formatDay(from)} to ${formatDay(to)} after all`,
  timeRequired: 'Choose a time',
  closesBeforeOpening: 'Choose a time after the opening',
  notAllDay: 'Choose hours of the day',
  hoursSetAlready: (center: Center, day: Day) =>
    `${center} has other hours on ${formatDay(day)} already. Take them back first.`,
  hoursOnClosedDay: (center: Center, day: Day) => `${center} is closed on ${formatDay(day)}.`,
  noSuchHours: 'There are no such hours.',
  /** @param center undefined for all */
  hoursSet: (center: Center | undefined, day: Day, opens: string, closes: string) =>
    `${center ?? 'All centers'}: open from ${opens} to ${closes} on ${formatDay(day)}`,
  hoursRemoved: (day: Day) => `The usual hours on ${formatDay(day)} again`,
} as const;
