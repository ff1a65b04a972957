import type { Day } from '../../days/dates.ts';
import { CENTER_CHANGE_DAYS_APART, PAUSE_DAYS_LEAST } from '../../memberships/days.ts';
import type { Center } from '../../values/centers.ts';
import { formatDay } from './dates.ts';

/** Steps of a membership: what forms say before they are sent, and the server if something has changed since. */
export const membershipDayMessages = {
  pauseDayRequired: 'Choose a day',
  pauseFromTomorrow: 'Choose tomorrow or a later day',
  pauseBeforeStart: (start: Day) =>
    `The membership begins on ${formatDay(start)}: choose that day or a later one`,
  pauseTooShort: `Pause for at least ${PAUSE_DAYS_LEAST} days`,
  pauseBeyondEnd: (end: Day) => `The membership ends on ${formatDay(end)}: choose that day or an earlier one`,
  notToYourself: 'Name another member: days cannot be handed to the same one',
  sameCenter: 'Choose another center: the membership is at this one',
  wholeDays: 'Use a whole number of days',
  membershipPaused: (from: Day, to: Day) => `Paused from ${formatDay(from)} to ${formatDay(to)}`,
  membershipResumed: 'The pause has ended',
  daysHandedOver: (days: number) => `${days === 1 ? '1 day' : `${days} days`} handed over`,
  membershipMoved: (center: Center) => `The membership is at ${center} now`,
  membershipExtended: (end: Day) => `Extended to ${formatDay(end)}`,
  pauseDaysShort: (left: number, asked: number) =>
    `This pause takes ${asked} days, and ${left === 1 ? '1 pause day is' : `${left} pause days are`} left.`,
  extensionTooLong: (most: number) => `A membership of this plan can be extended by ${most} days at most.`,
  handOverTooLong: (most: number) => `Of a membership of this plan, ${most} days can be handed over at most.`,
  daysAheadShort: (left: number) =>
    `This membership has ${left === 1 ? '1 whole day' : `${left} whole days`} left.`,
  noRunningMembership: (tier: string) => `No other member with this email has a running ${tier} membership.`,
  daysTakenBack: (days: number) => `${days === 1 ? '1 day' : `${days} days`} taken back`,
  membershipsOverlap: (type: string, start: Day, end: Day, days: number) =>
    `This would run beside the ${type} membership from ${formatDay(start)} to ${formatDay(end)} for ${days === 1 ? '1 day' : `${days} days`}. Please confirm that both are meant to run then.`,
  receiverHasAnother:
    'These days would run beside another membership of this member. Please hand them over together at your center.',
  centerChangedLately: (from: Day) =>
    `The center can change every ${CENTER_CHANGE_DAYS_APART} days: the next time from ${formatDay(from)}.`,
} as const;
