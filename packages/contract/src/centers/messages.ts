import type { Day } from '../days/dates.ts';
import { CENTERS_MOST, type Center } from '../values/centers.ts';
import { CLOSURE_DAYS_MOST } from '../values/closures.ts';
import { centerLabel } from '../words/en/centers.ts';
import { formatDay } from '../words/en/dates.ts';

/** Centers, and days on which they are closed. */
export const closureMessages = {
  closureFromToday: 'Choose today or a later day',
  closureBackwards: 'Choose a last day on or after the first',
  closureTooLong: `A closure can last up to ${CLOSURE_DAYS_MOST} days`,
  closureReasonRequired: 'Enter a reason. Members see it.',
  closedAlready: (center: Center, from: Day, to: Day) =>
    `${centerLabel(center)} is already closed from ${formatDay(from)} to ${formatDay(to)}. Choose other days.`,
  closureBegun: (from: Day) => `This closure started on ${formatDay(from)}, so it can't be cancelled.`,
  noSuchClosure: 'Closure not found.',
  centerClosed: (center: Center, from: Day, to: Day, memberships: number) =>
    `${centerLabel(center)} is closed from ${formatDay(from)} to ${formatDay(to)}: ${
      memberships === 1 ? '1 membership gets' : `${memberships} memberships get`
    } these days back`,
  centerReopened: (center: Center, from: Day, to: Day) =>
    `Closure of ${centerLabel(center)} from ${formatDay(from)} to ${formatDay(to)} cancelled`,
  timeRequired: 'Choose a time',
  closesBeforeOpening: 'Choose a closing time after the opening time',
  notAllDay: 'Choose opening hours within the day',
  hoursSetAlready: (center: Center, day: Day) =>
    `${centerLabel(center)} already has special hours on ${formatDay(day)}. Remove them first.`,
  hoursOnClosedDay: (center: Center, day: Day) => `${centerLabel(center)} is closed on ${formatDay(day)}.`,
  noSuchHours: 'Special hours not found.',
  /** @param center undefined for all */
  hoursSet: (center: Center | undefined, day: Day, opens: string, closes: string) =>
    `${center ? centerLabel(center) : 'All centers'}: open from ${opens} to ${closes} on ${formatDay(day)}`,
  nameTaken: (name: string) => `There is already a center called ${name}. Give another name.`,
  nameRequired: 'Give a name that begins with a letter',
  areaRequired: 'Give the part of the city',
  centersMost: `There can be up to ${CENTERS_MOST} centers.`,
  centerChanged: 'Someone else has changed this center. Review the change before you save.',
  centersChanged: 'Someone else has changed the list of centers. Reload it, then order it again.',
  lastCenter: 'This is the only open center. Add another one first.',
  closesAlready: (center: Center, from: Day) =>
    `${centerLabel(center)} already closes on ${formatDay(from)}. Keep it open first to choose another day.`,
  notClosing: (center: Center) => `${centerLabel(center)} is open, with no day on which it closes.`,
  opens: (on: Day) => `Opens on ${formatDay(on)}`,
  centerAdded: (center: Center) => `${centerLabel(center)} added`,
  centerUpdated: (center: Center) => `${centerLabel(center)} changed`,
  centersOrdered: 'Order of the centers changed',
  closesForGood: (center: Center, from: Day) =>
    `${centerLabel(center)} closes for good on ${formatDay(from)}`,
  staysOpen: (center: Center) => `${centerLabel(center)} stays open`,
  hoursRemoved: (day: Day) => `Special hours on ${formatDay(day)} removed`,
} as const;
