import { centers } from '../centers/rules.ts';
import { hours } from '../days/dates.ts';
import { formatMoment } from '../days/times.ts';

/** What happened to the data: seen by somebody who may not, lost, or changed by somebody who may not. */
export const breachKinds = ['seen', 'lost', 'changed'] as const;
export type BreachKind = (typeof breachKinds)[number];

/** Which data of people it was; the letter to them says it in their language, with what they can do. */
export const breachedData = [
  'name',
  'contact',
  'birth',
  'health',
  'password',
  'purchases',
  'visits',
] as const;
export type BreachedData = (typeof breachedData)[number];

export const BREACH_TEXT_MAX_CHARACTERS = 2000;
export const BREACH_LINE_MAX_CHARACTERS = 300;
export const BREACH_PEOPLE_MAX = 10_000_000;

/** To whom the letter is mailed: everybody who has an account, staff too, or those of one center. */
export const breachRecipients = ['all', ...centers] as const;
export type BreachRecipients = (typeof breachRecipients)[number];

/** Why somebody has to be told on paper or by phone. */
export const unreachedReasons = ['noEmail', 'undelivered', 'notMailed'] as const;
export type UnreachedReason = (typeof unreachedReasons)[number];
/** People in one answer. */
export const UNREACHED_AT_ONCE = 500;

/** The Board is told without delay, and in detail within so many hours (DPDP Rules 2025, rule 7). */
export const BOARD_HOURS = 72;

/** Until when the Board is to have the details. @param noticedAt a UTC instant, ISO 8601 */
export const boardDue = (noticedAt: string): Date => new Date(Date.parse(noticedAt) + hours(BOARD_HOURS));

/** In whole hours, or in minutes below two of them. */
function lasting(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} hours`;
}

export interface BreachClock {
  /** One sentence or two. */
  words: string;
  isUrgent: boolean;
}

/** The 72 hours in words. Instants are UTC, ISO 8601; they are shown in IST. */
export function breachClock(noticedAt: string, boardToldAt: string | null, now: Date): BreachClock {
  const due = boardDue(noticedAt);
  if (boardToldAt !== null) {
    const late = Date.parse(boardToldAt) - due.getTime();
    const after = lasting(Date.parse(boardToldAt) - Date.parse(noticedAt));
    return late > 0
      ? { words: `The Board was told ${lasting(late)} after the 72 hours had ended.`, isUrgent: false }
      : { words: `The Board was told ${after} after it was noticed, within the 72 hours.`, isUrgent: false };
  }
  const left = due.getTime() - now.getTime();
  return left > 0
    ? {
        words: `${lasting(left)} left to tell the Board: until ${formatMoment(due.toISOString())}.`,
        isUrgent: true,
      }
    : {
        words: `The 72 hours ended ${lasting(-left)} ago, on ${formatMoment(due.toISOString())}. Tell the Board now, with the reason for the delay.`,
        isUrgent: true,
      };
}
