import { addDays, type Day, gymDay, isDay } from '@namma/contract/days/dates';
import type { DateOrder } from '@namma/contract/imports/rules';
import { toAsciiDigits } from '@namma/contract/text/digits';
import { BadCell, SHORT_MOST_CHARACTERS } from './cells.ts';

const MONTHS = [
  ['jan', 'january'],
  ['feb', 'february'],
  ['mar', 'march'],
  ['apr', 'april'],
  ['may'],
  ['jun', 'june'],
  ['jul', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];

/** A time after a day, with its zone. Without a zone it is in IST. */
const TIME =
  /(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;
/** `2026-03-15`, `2026/3/15`. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** `15/03/2026`, `15-3-26`. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** `15-Mar-26`, `15 March 2026`. */
const NAMED = /^(\d{1,2})[-/. ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i;
/** `Mar 15, 2026` */
const MONTH_FIRST = /^([a-z]{3,9})[-/. ]+(\d{1,2})[-/., ]+(\d{4}|\d{2})$/i;
/** Days since 1899-12-30, as in Excel: from 1927 to 2064, so that no year matches. */
const SERIAL = /^([1-5]\d{4})(?:\.\d+)?$/;
const SERIAL_ORIGIN = '1899-12-30';
const LEAST_SERIAL = 10_000;

const pad = (number: number | string, digits = 2) => String(number).padStart(digits, '0');

/** The meaning of a day, which decides its century: a birth in `95` is earlier than a membership that ends in it. */
export type DayKind = 'birth' | 'other';

/** Expands a two-digit year: for a birth to the latest past one, otherwise to this century. */
function fullYear(year: string, kind: DayKind, today: Day): string {
  if (year.length === 4) return year;
  const ofNow = today.slice(2, 4);
  return kind === 'birth' && year > ofNow ? `19${year}` : `20${year}`;
}

const monthOf = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

const withoutTime = (raw: string): string =>
  raw.length > SHORT_MOST_CHARACTERS ? '' : toAsciiDigits(raw).trim().replace(TIME, '');

function toDay(field: string, year: string, month: number, day: number): Day {
  const written = `${year}-${pad(month)}-${pad(day)}`;
  if (!isDay(written)) throw new BadCell(field, 'There is no such day.');
  return written;
}

/** True for a day written as two numbers and a year, both of which could be the month. */
export function isAmbiguous(text: string): boolean {
  const parts = YEAR_LAST.exec(withoutTime(text));
  if (!parts) return false;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  return first <= 12 && second <= 12 && first !== second;
}

/** Returns the only possible order of a day of two numbers: `15/03/2026` begins with its day. */
export function orderOf(text: string): DateOrder | undefined {
  const parts = YEAR_LAST.exec(withoutTime(text));
  if (!parts) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first > 12 && second <= 12) return 'dmy';
  return second > 12 && first <= 12 ? 'mdy' : undefined;
}

/**
 * Parses a day (IST) in any common notation. An ambiguous one is read in the order of the file.
 * @throws BadCell for an invalid day
 */
export function readDay(
  field: string,
  raw: string,
  { order, kind, today }: { order: DateOrder; kind: DayKind; today: Day },
): Day {
  const text = withoutTime(raw);
  const time = text === '' ? null : TIME.exec(toAsciiDigits(raw).trim());
  const day = readPlainDay(field, text, { order, kind, today });
  return time ? inIndia(field, day, time) : day;
}

/**
 * Converts a time in another zone to the day in India: 18:30 UTC is midnight there.
 * @throws BadCell
 */
function inIndia(
  field: string,
  day: Day,
  [, hour = '', minute = '', second = '0', half, zone]: RegExpExecArray,
): Day {
  if (zone === undefined) return day;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  const at = new Date(`${day}T${pad(hours)}:${minute}:${pad(second)}${offset}`);
  if (Number.isNaN(at.getTime())) throw new BadCell(field, 'There is no such time.');
  return gymDay(at);
}

function readPlainDay(
  field: string,
  text: string,
  { order, kind, today }: { order: DateOrder; kind: DayKind; today: Day },
): Day {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return toDay(field, yearFirst[1] ?? '', Number(yearFirst[2]), Number(yearFirst[3]));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [first, second] = [Number(yearLast[1]), Number(yearLast[2])];
    const year = fullYear(yearLast[3] ?? '', kind, today);
    const isDayFirst = (orderOf(text) ?? order) === 'dmy';
    return isDayFirst ? toDay(field, year, second, first) : toDay(field, year, first, second);
  }
  const named = NAMED.exec(text);
  if (named)
    return toDay(field, fullYear(named[3] ?? '', kind, today), monthOf(named[2] ?? ''), Number(named[1]));
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) {
    const year = fullYear(monthFirst[3] ?? '', kind, today);
    return toDay(field, year, monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  }
  const serial = SERIAL.exec(text);
  if (serial && Number(serial[1]) >= LEAST_SERIAL) return addDays(SERIAL_ORIGIN, Number(serial[1]));
  throw new BadCell(field, 'This is not a day. Write it as 15/03/2026 or 2026-03-15.');
}
