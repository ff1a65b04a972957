import { deliveryDays, GYM_UTC_OFFSET_MINUTES } from './business.ts';

/** A calendar day as `YYYY-MM-DD`. Days have no time zone; instants are `Date` or ISO 8601 UTC (D18). */
export type Day = string;

const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;

export const days = (count: number): number => count * MILLISECONDS_PER_DAY;
export const hours = (count: number): number => count * 60 * MILLISECONDS_PER_MINUTE;
export const minutes = (count: number): number => count * MILLISECONDS_PER_MINUTE;
export const seconds = (count: number): number => count * 1_000;

/** The day it is at the gym at this instant, wherever server and browser stand (D18). */
export const gymDay = (instant: Date): Day =>
  new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE).toISOString().slice(0, 10);

/** The date and time it is at the gym at this instant, `YYYY-MM-DD HH:MM`: sorts as text, and spreadsheets know it. */
export const gymDateTime = (instant: Date): string =>
  new Date(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

/** The instant at which a day begins at the gym. */
export const startOfGymDay = (day: Day): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);

/** True for a `YYYY-MM-DD` that stands in the calendar: 2030-02-29 does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The same day of the month, months later; the last day of a shorter month (31 Aug + 6 = 28 or 29 Feb, D14). */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(date, lastDate));
  return firstOfMonth.toISOString().slice(0, 10);
}

/** So many days later; earlier when negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);

/** The same day, years earlier: who was born on it or before is at least that old today. */
export const yearsBefore = (day: Day, years: number): Day => addMonths(day, -12 * years);

/** Whole days from one day to another; negative when the second comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MILLISECONDS_PER_DAY);

/** The days between which an order of this instant arrives, both included. */
export function arrivalDays(orderedAt: string): { from: Day; to: Day } {
  const day = gymDay(new Date(orderedAt));
  return { from: addDays(day, deliveryDays.from), to: addDays(day, deliveryDays.to) };
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `21 Nov 2026`. Not by `Intl`: browsers and servers of other years shorten September otherwise. */
export function formatDay(day: Day): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** An instant, shown as the day it was at the gym. */
export const formatInstant = (isoInstant: string): string => formatDay(gymDay(new Date(isoInstant)));
