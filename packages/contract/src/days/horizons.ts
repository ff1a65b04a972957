import type { z } from 'zod';
import { PASS_DAYS_AHEAD } from '../business.ts';
import {
  addDays,
  addMonths,
  type Day,
  FIRST_DAY,
  gymDay,
  isDay,
  LAST_DAY,
  minutes,
  REPORTS_FROM,
} from './dates.ts';

/**
 * The days that a field of a call accepts (D18). A schema declares the horizon of a field, and `outsideHorizon`
 * compares it with now: on the server for every call, in a form before it sends. Does not import zod.
 */

/** The accepted days, both included, and a specific message for later ones, if any. */
interface Horizon {
  first: Day;
  last: Day;
  tooLate?: 'tooYoung';
}

const yearsAhead = (today: Day, years: number): Day => addMonths(today, 12 * years);

/** The horizons by the meaning of a day; `today` is an IST day. */
const horizons = {
  /**
   * A person's date of birth. Registration checks the minimum age itself (`isOldEnough`), because it counts its
   * refusals.
   */
  birth: (today) => ({ first: '1900-01-01', last: today, tooLate: 'tooYoung' }),
  /** Past events: orders, payments, queries, log entries. Excludes future instants. */
  past: (today) => ({ first: REPORTS_FROM, last: today }),
  /** Days of reports, which check the period themselves, and months of documents, which may be empty. */
  report: (today) => ({ first: '1900-01-01', last: yearsAhead(today, 10) }),
  /** Appointments, both past and bookable ones. */
  appointment: (today) => ({ first: REPORTS_FROM, last: yearsAhead(today, 1) }),
  /** The day of a pass. */
  pass: (today) => ({ first: today, last: addDays(today, PASS_DAYS_AHEAD) }),
  membershipStart: (today) => ({ first: REPORTS_FROM, last: yearsAhead(today, 2) }),
  /** The end of a membership that starts as late as possible and has the longest plan. */
  membershipEnd: (today) => ({ first: REPORTS_FROM, last: yearsAhead(today, 3) }),
  /** Pauses, closures of a center, absences of coaches. */
  closure: (today) => ({ first: addDays(today, -366), last: yearsAhead(today, 5) }),
  /** Best-before days of goods. */
  goods: (today) => ({ first: REPORTS_FROM, last: yearsAhead(today, 10) }),
  /** The first day of a business setting. */
  setting: (today) => ({ first: today, last: yearsAhead(today, 2) }),
  /** The first day of a tax rate: GST began on the earliest one. */
  tax: (today) => ({ first: '2017-07-01', last: yearsAhead(today, 5) }),
} as const satisfies Record<string, (today: Day) => Horizon>;
export type HorizonName = keyof typeof horizons;

/** The first and last day that a field with this horizon accepts. */
export const horizonOf = (name: HorizonName, today: Day): Horizon => horizons[name](today);

/** The format of a day field: `YYYY-MM-DD`, `YYYY-MM`, or an instant in UTC, which counts by its IST day. */
type Writing = 'day' | 'month' | 'instant';

interface Declaration {
  horizon: HorizonName;
  writing: Writing;
}

const declarations = new WeakMap<object, Declaration>();

/**
 * Declares the horizon of a field.
 * @returns the same schema
 */
export function withHorizon<S extends z.ZodType>(
  schema: S,
  horizon: HorizonName,
  writing: Writing = 'day',
): S {
  declarations.set(schema, { horizon, writing });
  return schema;
}

/** The parts of a zod schema needed to walk its fields. */
interface Walked {
  def?: {
    shape?: Record<string, Walked>;
    element?: Walked;
    innerType?: Walked;
    in?: Walked;
    options?: readonly Walked[];
  };
}

const EACH = '*';

/** A field with a horizon: its path in the body or query, with `*` for each item of a list. */
export interface DayField extends Declaration {
  path: readonly string[];
}

/** Lists all day fields of a schema, without duplicates. */
export const dayFieldsOf = (schema: object): DayField[] => [
  ...new Map(listDayFields(schema, []).map((field) => [JSON.stringify(field), field])).values(),
];

function listDayFields(schema: object, path: readonly string[]): DayField[] {
  const declared = declarations.get(schema);
  if (declared) return [{ ...declared, path }];
  const { shape = {}, element, innerType, in: input, options = [] } = (schema as Walked).def ?? {};
  return [
    ...Object.entries(shape).flatMap(([name, field]) => listDayFields(field, [...path, name])),
    ...(element ? listDayFields(element, [...path, EACH]) : []),
    ...[innerType, input, ...options].flatMap((inner) => (inner ? listDayFields(inner, path) : [])),
  ];
}

/** The reason why a day is refused; `day` is the first or last accepted one. */
export interface OutsideHorizon {
  /** With dots, as in the issues of a response. */
  path: string;
  name: 'dayTooEarly' | 'dayTooLate' | 'tooYoung' | 'timeNotCome';
  day: Day;
}

/** The allowed difference between the clocks of a browser and the server. */
const CLOCKS_DIFFER_MILLISECONDS = minutes(2);

/**
 * Lists the days outside their horizons, in the order of the schema. Ignores invalid texts, which the schema refuses.
 * @param fields from `dayFieldsOf`
 * @param value the body or query
 * @param now its IST day is today
 */
export function outsideHorizon(fields: readonly DayField[], value: unknown, now: Date): OutsideHorizon[] {
  const today = gymDay(now);
  return fields.flatMap(({ path, horizon, writing }) => {
    const { first, last, tooLate = 'dayTooLate' } = horizonOf(horizon, today);
    return valuesAt(value, path).flatMap(([where, written]): OutsideHorizon[] => {
      const day = typeof written === 'string' ? readers[writing](written) : undefined;
      if (day === undefined) return [];
      if (day < first) return [{ path: where, name: 'dayTooEarly', day: first }];
      if (day > last) return [{ path: where, name: tooLate, day: last }];
      const isToCome =
        horizon === 'past' &&
        writing === 'instant' &&
        Date.parse(String(written)) > now.getTime() + CLOCKS_DIFFER_MILLISECONDS;
      return isToCome ? [{ path: where, name: 'timeNotCome', day: last }] : [];
    });
  });
}

const readers: Record<Writing, (written: string) => Day | undefined> = {
  day: (written) => (isDay(written) ? written : undefined),
  month: (written) => (isDay(`${written}-01`) ? `${written}-01` : FIRST_DAY),
  instant: (written) => {
    const at = Date.parse(written);
    if (Number.isNaN(at)) return undefined;
    try {
      return gymDay(new Date(at));
    } catch {
      return at < 0 ? FIRST_DAY : LAST_DAY;
    }
  },
};

/** The values at a path, each with its own path. */
function valuesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  where: readonly string[] = [],
): [path: string, value: unknown][] {
  if (name === undefined) return [[where.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  const names = name === EACH ? Object.keys(value) : [name];
  return names.flatMap((each) =>
    Object.hasOwn(value, each)
      ? valuesAt((value as Record<string, unknown>)[each], rest, [...where, each])
      : [],
  );
}
