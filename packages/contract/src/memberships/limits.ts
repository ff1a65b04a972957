import { addDays, type Day, daysBetween } from '../days/dates.ts';
import { say } from '../default-errors.ts';
import { closedRanges, countDays } from '../values/closures.ts';
import { membershipDayMessages } from '../words/en/membership-days.ts';
import { daysOfPause, type MembershipDays, type MembershipStep, PAUSE_DAYS_LEAST } from './days.ts';

/** The limits of a membership as messages (D53): shown by a form before it is sent, and enforced by the server. */

export interface Running {
  startDate: Day;
  days: MembershipDays;
  /** The day in IST. */
  today: Day;
  /** All steps, oldest first. */
  steps: readonly MembershipStep[];
}

interface Pause {
  fromDay: Day;
  toDay: Day;
}

/** Returns why the first day of a pause is refused. */
export function refusedFirstDay({ startDate, today }: Running, fromDay: Day): string | undefined {
  if (fromDay <= today) return membershipDayMessages.pauseFromTomorrow;
  return fromDay < startDate ? say(membershipDayMessages.pauseBeforeStart, startDate) : undefined;
}

/** Returns why the last day of a pause is refused. */
export function refusedLastDay({ days: { effectiveEnd } }: Running, pause: Pause): string | undefined {
  if (daysOfPause(pause) < PAUSE_DAYS_LEAST) return membershipDayMessages.pauseTooShort;
  return pause.toDay > effectiveEnd ? say(membershipDayMessages.pauseBeyondEnd, effectiveEnd) : undefined;
}

/** The pause days that a pause uses. */
export const pauseDaysAsked = ({ steps }: Pick<Running, 'steps'>, pause: Pause): number =>
  daysOfPause(pause) - countClosed(steps, pause);

/** Refuses more pause days than are left. Closed days of the center are returned anyway and use none. */
export function refusedLength(running: Running, pause: Pause): string | undefined {
  const { days } = running;
  const asked = pauseDaysAsked(running, pause);
  return asked > days.pauseDaysLeft
    ? say(membershipDayMessages.pauseDaysShort, days.pauseDaysLeft, asked)
    : undefined;
}

const countClosed = (steps: readonly MembershipStep[], days: Pause): number =>
  countDays([days], { others: closedRanges(steps), areIn: true });

/** Refuses more days than the plan has for an extension. */
export const refusedExtension = ({ extensionDaysLeft }: MembershipDays, asked: number): string | undefined =>
  asked > extensionDaysLeft ? say(membershipDayMessages.extensionTooLong, extensionDaysLeft) : undefined;

/** Refuses more days than the plan has for a transfer. */
export const refusedTransfer = ({ transferDaysLeft }: MembershipDays, given: number): string | undefined =>
  given > transferDaysLeft ? say(membershipDayMessages.transferTooLong, transferDaysLeft) : undefined;

/** The remaining whole days, without closed days of the center. */
export const daysAhead = ({ days: { effectiveEnd }, today, steps }: Omit<Running, 'startDate'>): number =>
  daysBetween(today, effectiveEnd) - countClosed(steps, { fromDay: addDays(today, 1), toDay: effectiveEnd });

/** Refuses more whole days than remain. */
export function refusedAhead(running: Omit<Running, 'startDate'>, given: number): string | undefined {
  const ahead = daysAhead(running);
  return given > ahead ? say(membershipDayMessages.daysAheadShort, ahead) : undefined;
}
