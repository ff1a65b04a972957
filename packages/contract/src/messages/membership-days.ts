import { type Day, formatDay } from '../dates.ts';
import { CENTER_CHANGE_DAYS_APART } from '../membership-days.ts';

/** Days that are more than there are; a form says it before it is sent, the server if they changed since. */
export const membershipDayMessages = {
  pauseDaysShort: (left: number, asked: number) =>
    `This pause takes ${asked} days, and ${left === 1 ? '1 pause day is' : `${left} pause days are`} left.`,
  extensionTooLong: (most: number) => `A membership of this plan can be extended by ${most} days at most.`,
  handOverTooLong: (most: number) => `Of a membership of this plan, ${most} days can be handed over at most.`,
  daysAheadShort: (left: number) =>
    `This membership has ${left === 1 ? '1 whole day' : `${left} whole days`} left.`,
  noRunningMembership: (tier: string) => `No other member with this email has a running ${tier} membership.`,
  centerChangedLately: (from: Day) =>
    `The center can change every ${CENTER_CHANGE_DAYS_APART} days: the next time from ${formatDay(from)}.`,
} as const;
