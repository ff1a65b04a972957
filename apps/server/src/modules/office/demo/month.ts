import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { days, gymDay, startOfGymDay, weekdayOf } from '@namma/contract/days/dates';

/**
 * A recorded month: the rows of the demo people as `npm run demo-months` has read them from a shop, table by table in the order
 * in which they refer to each other. Days and instants count from the day on which the month ends.
 */
export interface RecordedMonth {
  tables: readonly RecordedTable[];
}

export interface RecordedTable {
  name: string;
  /** What its ids are, if it has such. */
  ids: 'serial' | 'uuid' | null;
  columns: readonly RecordedColumn[];
  /** Values in the order of the columns. A row's place is what other rows call it by. */
  rows: readonly (readonly unknown[])[];
}

/** What the values of a column stand for; a `table` is named for places in it. */
export interface RecordedColumn {
  name: string;
  /**
   * - `value`: itself, with what stands in braces replaced; see `Tokens` in load.ts
   * - `day`: days from today (IST)
   * - `happened`: seconds from the start of today to an instant that had passed when the month ended
   * - `planned`: the same for any instant
   * - `attended`: itself; nobody is present before the class of the row has begun, but has booked
   * - `months`: months from the row's `start_date` to the day before which it ends
   * - `place`: of a row of `table`
   * - `key`: of a row of `table`, by its column `key`
   * - `subject`: the place of a row of the table that the row's `subject_type` says, or the key of a product
   * - `number`: the next number of this kind
   * - `numbered`: what else is written of that number
   * - `password`: whether it is the one that visitors are told
   * - `texts`: the version of the legal texts
   * - `agreed`: as `happened`, but never before there were legal texts
   */
  is:
    | 'value'
    | 'day'
    | 'happened'
    | 'planned'
    | 'attended'
    | 'months'
    | 'place'
    | 'key'
    | 'subject'
    | 'number'
    | 'numbered'
    | 'password'
    | 'texts'
    | 'agreed';
  table?: string;
  key?: string;
}

/** There is a month for each weekday on which it may end: people shop, train and work by the weekday. */
export const monthFile = (weekday: number): URL => new URL(`months/${weekday}.json.br`, import.meta.url);

export async function readMonth(now: Date): Promise<RecordedMonth> {
  const text = await promisify(brotliDecompress)(await readFile(monthFile(weekdayOf(gymDay(now)))));
  // Written by `npm run demo-months` alone.
  return JSON.parse(text.toString()) as RecordedMonth;
}

const MILLISECONDS = 1_000;
/** Of the last day of a recorded month, which ends a second before midnight. */
const DAY_SECONDS = days(1) / MILLISECONDS - 1;

/** Seconds from the start of the gym's day as an instant, and back. */
export class DemoClock {
  private readonly start: number;
  private readonly passedToday: number;

  constructor(now: Date) {
    this.start = startOfGymDay(gymDay(now)).getTime();
    this.passedToday = (now.getTime() - this.start) / MILLISECONDS;
  }

  /** When something happened. All of today lies before now. */
  happenedAt(seconds: number): Date {
    return this.plannedAt(seconds < 0 ? seconds : (seconds / DAY_SECONDS) * this.passedToday);
  }

  plannedAt(seconds: number): Date {
    return new Date(this.start + Math.round(seconds * MILLISECONDS));
  }

  secondsTo(instant: Date): number {
    return (instant.getTime() - this.start) / MILLISECONDS;
  }
}
