import type { Day } from '../../days/dates.ts';
import { CENTER_CHANGE_DAYS_APART, PAUSE_DAYS_LEAST } from '../../memberships/days.ts';
import type { Center } from '../../values/centers.ts';
import { centerLabel } from './centers.ts';
import { formatDay } from './dates.ts';

/** Changes to a membership. Forms check them first, the server again. */
export const membershipDayMessages = {
  pauseDayRequired: 'Choose a day',
  pauseFromTomorrow: 'Choose tomorrow or a later day',
  pauseBeforeStart: (start: Day) => `The membership starts on ${formatDay(start)}. Choose that day or later.`,
  pauseTooShort: `Pause for at least ${PAUSE_DAYS_LEAST} days`,
  pauseBeyondEnd: (end: Day) => `The membership ends on ${formatDay(end)}. Choose that day or earlier.`,
  notToYourself: "Choose another member. You can't transfer days to yourself.",
  sameCenter: 'Choose another center. The membership is already at this one.',
  wholeDays: 'Enter a whole number of days',
  membershipPaused: (from: Day, to: Day) => `Paused from ${formatDay(from)} to ${formatDay(to)}`,
  membershipResumed: 'Pause ended',
  daysTransferred: (days: number) => `${days === 1 ? '1 day' : `${days} days`} transferred`,
  membershipMoved: (center: Center) => `Center changed to ${centerLabel(center)}`,
  membershipExtended: (end: Day) => `Extended to ${formatDay(end)}`,
  pauseDaysShort: (left: number, asked: number) =>
    `This pause takes ${asked} days, but only ${left === 1 ? '1 pause day is' : `${left} pause days are`} left.`,
  extensionTooLong: (most: number) => `You can extend this membership by up to ${most} days.`,
  transferTooLong: (most: number) => `You can transfer up to ${most} days of this membership.`,
  daysAheadShort: (left: number) =>
    `This membership has only ${left === 1 ? '1 whole day' : `${left} whole days`} left.`,
  noRunningMembership: (tier: string) => `No other member with this email has an active ${tier} membership.`,
  daysRevoked: (days: number) => `${days === 1 ? '1 day' : `${days} days`} revoked`,
  membershipsOverlap: (type: string, start: Day, end: Day, days: number) =>
    `This overlaps with the ${type} membership from ${formatDay(start)} to ${formatDay(end)} for ${days === 1 ? '1 day' : `${days} days`}. Confirm to keep both.`,
  receiverHasAnother:
    'These days overlap with another membership of this member. Ask your center to transfer them.',
  centerChangedLately: (from: Day) =>
    `You can change the center every ${CENTER_CHANGE_DAYS_APART} days. Next change: from ${formatDay(from)}.`,
} as const;
