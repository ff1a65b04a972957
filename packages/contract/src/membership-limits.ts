import { type Day, daysBetween } from './dates.ts';
import { daysOfPause, type MembershipDays, PAUSE_DAYS_LEAST } from './membership-days.ts';
import { membershipDayMessages } from './messages/membership-days.ts';
import { messages } from './messages.ts';

/** What does not fit into a membership, as sentences (D53): a form says them before it is sent, the server always. */

export interface Running {
  startDate: Day;
  days: MembershipDays;
  /** The day in IST. */
  today: Day;
}

interface Pause {
  fromDay: Day;
  toDay: Day;
}

/** Why the first day of a pause cannot be this one. */
export function refusedFirstDay({ startDate, today }: Running, fromDay: Day): string | undefined {
  if (fromDay <= today) return messages.pauseFromTomorrow;
  return fromDay < startDate ? messages.pauseBeforeStart(startDate) : undefined;
}

/** Why the last day of a pause cannot be this one. */
export function refusedLastDay({ days: { effectiveEnd } }: Running, pause: Pause): string | undefined {
  if (daysOfPause(pause) < PAUSE_DAYS_LEAST) return messages.pauseTooShort;
  return pause.toDay > effectiveEnd ? messages.pauseBeyondEnd(effectiveEnd) : undefined;
}

/** More pause days than are left. */
export function refusedLength({ days: { pauseDaysLeft } }: Running, pause: Pause): string | undefined {
  const asked = daysOfPause(pause);
  return asked > pauseDaysLeft ? membershipDayMessages.pauseDaysShort(pauseDaysLeft, asked) : undefined;
}

/** More days than the plan has for an extension. */
export const refusedExtension = ({ extensionDaysLeft }: MembershipDays, asked: number): string | undefined =>
  asked > extensionDaysLeft ? membershipDayMessages.extensionTooLong(extensionDaysLeft) : undefined;

/** More days than the plan has to hand over. */
export const refusedTransfer = ({ transferDaysLeft }: MembershipDays, given: number): string | undefined =>
  given > transferDaysLeft ? membershipDayMessages.handOverTooLong(transferDaysLeft) : undefined;

/** More whole days than lie ahead. */
export function refusedAhead(
  { days: { effectiveEnd }, today }: Omit<Running, 'startDate'>,
  given: number,
): string | undefined {
  const ahead = daysBetween(today, effectiveEnd);
  return given > ahead ? membershipDayMessages.daysAheadShort(ahead) : undefined;
}
