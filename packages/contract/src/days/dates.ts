import { GYM_UTC_OFFSET_MINUTES } from '../business.ts';
import { formatDay, formatDays } from '../words/en/dates.ts';

export { formatDay, formatDays };

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

/** The first and the last day of the format `YYYY-MM-DD`, accepted by both engines and every schema. */
export const FIRST_DAY: Day = '0001-01-01';
export const LAST_DAY: Day = '9999-12-31';
/** Before the first business of any gym that uses this system. */
export const REPORTS_FROM = '2000-01-01';

/** True for an existing `YYYY-MM-DD`, from the year 1 to 9999: 2030-02-29 does not exist. */
export const isDay = (text: string): boolean => parseDay(text) !== undefined;

/** Midnight of a day as if it were in UTC; undefined for a text that is no day. */
function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return undefined;
  const [month, day] = [Number(text.slice(5, 7)) - 1, Number(text.slice(8))];
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(text.slice(0, 4)), month, day);
  return midnight.getUTCMonth() === month && midnight.getUTCDate() === day ? midnight.getTime() : undefined;
}

/**
 * Midnight of a day as if it were in UTC.
 * @throws RangeError for a text that is no day
 */
function toUtc(day: Day): number {
  const utc = parseDay(day);
  if (utc === undefined)
    throw new RangeError(`Not a day from ${FIRST_DAY} to ${LAST_DAY}: ${JSON.stringify(day)}`);
  return utc;
}

const FIRST_UTC = toUtc(FIRST_DAY);
const LAST_UTC = toUtc(LAST_DAY);
const END_UTC = LAST_UTC + MILLISECONDS_PER_DAY;

/**
 * The UTC time as ISO 8601, which begins with the day.
 * @throws RangeError before the year 1, after 9999, and for an invalid instant: as text it would not sort among days
 */
function toIso(utc: number): string {
  if (!(utc >= FIRST_UTC && utc < END_UTC)) throw new RangeError(`Outside the years 1 to 9999: ${utc} ms`);
  return new Date(utc).toISOString();
}

const DAY_CHARACTERS = FIRST_DAY.length;
const gymTime = (instant: Date): string =>
  toIso(instant.getTime() + GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);

/**
 * The IST day of an instant, independent of the machine's time zone (D18).
 * @throws RangeError when it is outside the years 1 to 9999
 */
export const gymDay = (instant: Date): Day => gymTime(instant).slice(0, DAY_CHARACTERS);

/**
 * The IST date and time of an instant as `YYYY-MM-DD HH:MM`, which sorts as text and which spreadsheets recognise.
 * @throws RangeError when it is outside the years 1 to 9999
 */
export const gymDateTime = (instant: Date): string => gymTime(instant).slice(0, 16).replace('T', ' ');

/** The minute of the IST day of an instant, from midnight. */
export function gymMinute(instant: Date): number {
  const local = new Date(instant.getTime() + minutes(GYM_UTC_OFFSET_MINUTES));
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/**
 * The UTC instant at which an IST day begins.
 * @throws RangeError for a text that is no day
 */
export const startOfGymDay = (day: Day): Date =>
  new Date(toUtc(day) - GYM_UTC_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);

/** @throws RangeError for a number that is not whole */
function requireWhole(count: number): void {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
}

const MONTHS_PER_YEAR = 12;
const SHORTEST_MONTH_DAYS = 28;
/** January of the year 1 and December of 9999, counted from January of the year 0. */
const FIRST_MONTH = MONTHS_PER_YEAR;
const LAST_MONTH = 10_000 * MONTHS_PER_YEAR - 1;

/** The month of a day, counted from January of the year 0. */
const monthNumber = (day: Day): number =>
  Number(day.slice(0, 4)) * MONTHS_PER_YEAR + Number(day.slice(5, 7)) - 1;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * That day of the month some months later, or the last day of a shorter month: 31 August + 6 months is 28 or 29
 * February (D14).
 * @throws RangeError outside the years 1 to 9999, for a text that is no day, and for a fractional number of months
 */
export function addMonths(day: Day, months: number): Day {
  toUtc(day);
  requireWhole(months);
  const date = Number(day.slice(-2));
  const sinceYear0 = monthNumber(day) + months;
  if (sinceYear0 < FIRST_MONTH || sinceYear0 > LAST_MONTH)
    throw new RangeError(`Outside the years 1 to 9999: ${day} and ${months} months`);
  const inMonth = (last: number) => {
    const inYear = String(Math.floor(sinceYear0 / MONTHS_PER_YEAR)).padStart(4, '0');
    return `${inYear}-${twoDigits((sinceYear0 % MONTHS_PER_YEAR) + 1)}-${twoDigits(last)}`;
  };
  const days = [date, 30, 29].filter((last) => last <= date).map(inMonth);
  return days.find(isDay) ?? inMonth(SHORTEST_MONTH_DAYS);
}

/**
 * The day `count` days later, or earlier when negative.
 * @throws RangeError outside the years 1 to 9999, for a text that is no day, and for a fractional number of days
 */
export function addDays(day: Day, count: number): Day {
  requireWhole(count);
  return toIso(toUtc(day) + days(count)).slice(0, DAY_CHARACTERS);
}

/**
 * The day `count` days later, limited to `FIRST_DAY` and `LAST_DAY`. For values computed from rows, which may be at the
 * edge of the calendar; use `addDays` otherwise.
 * @throws RangeError for a text that is no day, and for a fractional number of days
 */
export function addDaysWithinCalendar(day: Day, count: number): Day {
  requireWhole(count);
  const utc = Math.min(LAST_UTC, Math.max(FIRST_UTC, toUtc(day) + days(count)));
  return toIso(utc).slice(0, DAY_CHARACTERS);
}

/** Like `addMonths`, limited to the first and last day; see `addDaysWithinCalendar`. */
export function addMonthsWithinCalendar(day: Day, months: number): Day {
  toUtc(day);
  requireWhole(months);
  const month = monthNumber(day) + months;
  if (month < FIRST_MONTH) return FIRST_DAY;
  return month > LAST_MONTH ? LAST_DAY : addMonths(day, months);
}

/** That day some years earlier. People born on or before it are at least that old. */
export const yearsBefore = (day: Day, years: number): Day => addMonths(day, -12 * years);

/**
 * The day of the week: 0 for Sunday to 6 for Saturday.
 * @throws RangeError for a text that is no day
 */
export const weekdayOf = (day: Day): number => new Date(toUtc(day)).getUTCDay();

/**
 * Whole days from one day to the other; negative when the second is earlier.
 * @throws RangeError for a text that is no day
 */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toUtc(to) - toUtc(from)) / MILLISECONDS_PER_DAY);

/**
 * The IST days of the expected delivery of an order placed on a day, both included.
 * @param after the minimum and maximum delivery time in days
 */
export const arrivalDays = (day: Day, after: { from: number; to: number }): { from: Day; to: Day } => ({
  from: addDaysWithinCalendar(day, after.from),
  to: addDaysWithinCalendar(day, after.to),
});

/** The IST day of a UTC instant, formatted. */
export const formatInstant = (isoInstant: string): string => formatDay(gymDay(new Date(isoInstant)));

/** The month of a day, or of `YYYY-MM`: `Nov 2026`. */
export const formatMonth = (month: string): string =>
  formatDay(`${month.slice(0, 7)}-01`).replace(/^\S+ /, '');
