import { type Day, FIRST_DAY, LAST_DAY, startOfGymDay } from '@namma/contract/days/dates';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

/**
 * Both engines accept days and instants outside the years of `YYYY`: before Christ, after 9999, and infinity. Such rows
 * may exist, so they are read as the nearest day or instant that the API can represent, in which form they can be shown
 * and removed.
 */

const usualDay = /^\d{4}-\d{2}-\d{2}$/;
const usualInstant = /^[1-9]\d{3}-[^B]*$/;
/** Before the year 1: `0044-03-15 BC` and `-infinity`. */
const early = /BC$|^-/;

/** Parses a day as the engine writes it. */
export const readDay = (text: string): Day =>
  usualDay.test(text) ? text : early.test(text) ? FIRST_DAY : LAST_DAY;

/** Makes sure that an instant is in the years 1 to 9999 in UTC as well as in IST. */
const FIRST_INSTANT = Date.parse(`${FIRST_DAY}T00:00:00Z`);
const LAST_INSTANT = startOfGymDay(LAST_DAY).getTime() + 86_400_000 - 1;

const readUnusual = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (
  text: string,
) => Date | number | null;

/** Parses instants with the engine's own parser, unless their year is outside its range. */
export const readInstantBy =
  (readUsual: (text: string) => Date) =>
  (text: string): Date => {
    if (usualInstant.test(text)) return new Date(Math.min(readUsual(text).getTime(), LAST_INSTANT));
    const instant = Number(readUnusual(text));
    if (Number.isNaN(instant)) return new Date(early.test(text) ? FIRST_INSTANT : LAST_INSTANT);
    return new Date(Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, instant)));
  };

/** SQL of the nearest representable day or instant, for values read within JSON. Null stays null. */
export const withinCalendar = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when ${value} < ${sql.lit(FIRST_DAY)} then ${sql.lit(FIRST_DAY)}
  when ${value} > ${sql.lit(LAST_DAY)} then ${sql.lit(LAST_DAY)} else ${value} end`;
