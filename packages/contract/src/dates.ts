import { deliveryDays, GYM_UTC_OFFSET_MINUTES } from './business.ts';
import { formatDay } from './words/en/dates.ts';

export { formatDay };

/** A calendar day as `YYYY-MM-DD`, without a time zone. Instants are `Date` or ISO 8601 in UTC (D18). */
export type Day = string;

const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Days in milliseconds. */
export const days = (count: number): number => count * MILLISECONDS_PER_DAY;
/** Hours in milliseconds. */
export const hours = (count: number): number => count * 60 * MILLISECONDS_PER_MINUTE;
/** Minutes in milliseconds. */
export const minutes = (count: number): number => count * MILLISECONDS_PER_MINUTE;
/** Seconds in milliseconds. */
export const seconds = (count: number): number => count * 1_000;

/** The IST day of an instant, independent of the machine's time zone (D18). */
export const gymDay = (instant: Date): Day =>
  new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE).toISOString().slice(0, 10);

/**
 * The IST date and time of an instant as `YYYY-MM-DD HH:MM`, which sorts as text and which spreadsheets recognise.
 */
export const gymDateTime = (instant: Date): string =>
  new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

/** The UTC instant at which an IST day begins. */
export const startOfGymDay = (day: Day): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);

/** Whether the text is a `YYYY-MM-DD` that exists: 2030-02-29 does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/**
 * The same day of the month some months later, or the last day of a shorter month: 31 August + 6 months is 28 or 29
 * February (D14).
 */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(date, lastDate));
  return firstOfMonth.toISOString().slice(0, 10);
}

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);

/** The same day some years earlier. People born on or before it are at least that old. */
export const yearsBefore = (day: Day, years: number): Day => addMonths(day, -12 * years);

/** Whole days from one day to the other; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MILLISECONDS_PER_DAY);

/**
 * The IST days between which an order arrives, both included.
 * @param orderedAt UTC instant of the order, ISO 8601
 */
export function arrivalDays(orderedAt: string): { from: Day; to: Day } {
  const day = gymDay(new Date(orderedAt));
  return { from: addDays(day, deliveryDays.from), to: addDays(day, deliveryDays.to) };
}

/** The IST day of a UTC instant, formatted. */
export const formatInstant = (isoInstant: string): string => formatDay(gymDay(new Date(isoInstant)));
