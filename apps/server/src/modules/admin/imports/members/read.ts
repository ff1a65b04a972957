import { ADDRESS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@namma/contract/auth/schemas';
import type { Gender } from '@namma/contract/business';
import { addDays, addMonthsWithinCalendar, type Day, daysBetween } from '@namma/contract/days/dates';
import { email, line, text as longLine } from '@namma/contract/fields';
import { monthsIn, nearestLength } from '@namma/contract/imports/plan-text';
import type { DateOrder } from '@namma/contract/imports/rules';
import { membershipTotalRupees, selectPlan } from '@namma/contract/memberships/rules';
import { type Offer, offeredTier, type PlanLength, type TierName } from '@namma/contract/memberships/tiers';
import { messages } from '@namma/contract/messages';
import { rupeesToPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import { BadCell, fold, readAs, readCount, readPaise, readPhone } from '../reading/cells.ts';
import { readDay } from '../reading/dates.ts';
import type { FileRow } from '../reading/file.ts';
import type { ValueReader } from '../values.ts';

/** The options for reading a members file. */
export interface MemberReading {
  /** The day of the import (IST). */
  today: Day;
  order: DateOrder;
  values: ValueReader;
  /** Today's plan prices. */
  offer: Offer;
  /** The center of memberships without one in their row. */
  center: Center | null;
  /** True if an amount paid also is the price where the row has none. */
  isPaidInFull: boolean;
}

/** A membership as in the file, running or ended. */
export interface ReadMembership {
  type: TierName;
  months: PlanLength;
  /** Null if unknown, which refuses the row. */
  center: Center | null;
  start: Day;
  end: Day;
  totalPaise: number;
  paidPaise: number;
  /** The price is the amount paid, because the row has none: the due amount at today's price. */
  dueAtPlanPrice?: number;
  /** Its last day has passed, or the file marks it as ended. */
  hasEnded: boolean;
  /** The file marks it as ended before its last day: it ends on the day before the import. */
  isCutShort: boolean;
  /** Null uses the plan's. */
  pauseDays: number | null;
}

/** A person in the file; null is a blank cell or a missing column, which changes nothing. */
export interface ReadMember {
  name: string | null;
  phone: string | null;
  email: string | null;
  gender: Gender | null;
  dob: Day | null;
  address: string | null;
  joined: Day | null;
  center: Center | null;
  /** Null: the file has none for the person, or one that has ended. */
  membership: ReadMembership | null;
}

const nameSchema = line(NAME_MAX_CHARACTERS, messages.nameRequired);
const addressSchema = longLine(ADDRESS_MAX_CHARACTERS, messages.addressRequired);

/**
 * Reads a row.
 * @throws BadCell
 */
export function readMember(row: FileRow, reading: MemberReading): ReadMember {
  const { today, order, values } = reading;
  const day = (field: string, kind: 'birth' | 'other') => {
    const text = row.text(field);
    return text === '' ? null : readDay(field, text, { order, kind, today });
  };
  const read = <T>(field: string, convert: (text: string) => T): T | null => {
    const text = row.text(field);
    return text === '' ? null : convert(text);
  };
  const name = readName(row);
  const person = {
    name: name === '' ? null : readAs(row.text('name') ? 'name' : 'firstName', nameSchema, name),
    phone: read('phone', (text) => readPhone('phone', text)),
    email: read('email', (text) => readAs('email', email, text)),
    gender: values.read(row, 'gender', 'gender') as Gender | null,
    dob: day('birthDay', 'birth'),
    address: read('address', (text) => readAs('address', addressSchema, text)),
    joined: day('joined', 'other'),
    center: values.read(row, 'center', 'center') as Center | null,
  };
  if (person.phone === null && person.email === null)
    throw new BadCell('phone', 'A person is known by a mobile number or an email.');
  if (person.joined !== null && (person.joined > today || person.joined < OLDEST_DAY))
    throw new BadCell('joined', 'Nobody can have joined on this day.');
  if (person.dob !== null && (person.dob > today || person.dob < '1900-01-01'))
    throw new BadCell('birthDay', 'Nobody can be born on this day.');
  return {
    ...person,
    membership: readMembership(
      row,
      reading,
      { center: person.center ?? reading.center, joined: person.joined },
      day,
    ),
  };
}

/** Earlier days are treated as typing errors. */
const OLDEST_DAY = '1990-01-01';

function readMembership(
  row: FileRow,
  { today, values, offer, isPaidInFull }: MemberReading,
  { center, joined }: { center: Center | null; joined: Day | null },
  day: (field: string, kind: 'other') => Day | null,
): ReadMembership | null {
  const status = values.read(row, 'status', 'status');
  const payment = values.read(row, 'payment', 'payment') ?? (status === 'ended' ? null : status);
  const plan = values.read(row, 'plan', 'plan') as TierName | null;
  const [start, end] = [day('start', 'other'), day('end', 'other')];
  // A former member without any dates.
  if (start === null && end === null && (plan === null || status === 'ended')) return null;
  // A mistyped end year must not create an ended membership.
  if (start !== null && end !== null && end < start) throw endsTooEarly();
  if (plan === null) throw new BadCell('plan', 'Which plan is it? Write Elite, Elite Pro or Elite Plus.');
  const months = readMonths(row.text('months')) ?? monthsIn(row.text('plan'));
  const term = termOf(start, end, months, status === 'ended' ? joined : null);
  const hasEnded = status === 'ended' || term.end < today;
  // It was ended early; the file does not give the day.
  const isCutShort = hasEnded && term.end >= today;
  if (isCutShort) term.end = addDays(today, -1);
  if (hasEnded && term.end <= term.start) return null;
  if (term.end <= term.start) throw endsTooEarly();
  if (term.start < OLDEST_DAY || daysBetween(today, term.start) > DAYS_AHEAD)
    throw new BadCell('start', 'A membership cannot begin on this day.');
  if (daysBetween(today, term.end) > DAYS_AHEAD)
    throw new BadCell('end', 'A membership cannot end on this day.');
  const length = nearestLength(months ?? daysBetween(term.start, term.end) / DAYS_OF_A_MONTH);
  const planPaise = rupeesToPaise(membershipTotalRupees(selectPlan(offeredTier(offer, plan), length)));
  return {
    type: plan,
    months: length,
    center,
    ...term,
    hasEnded,
    isCutShort,
    ...readMoney(row, { planPaise, payment, isPaidInFull, hasEnded }),
    pauseDays: row.text('pauseDays') === '' ? null : readPauseDays(row.text('pauseDays')),
  };
}

const endsTooEarly = () => new BadCell('end', 'The last day must come after the first.');

const DAYS_AHEAD = 366 * 10;
const DAYS_OF_A_MONTH = 30.44;

function readMonths(text: string): number | undefined {
  if (text === '') return undefined;
  const months = monthsIn(text) ?? (/^\d{1,2}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined);
  if (months === undefined || months < 1 || months > 60)
    throw new BadCell('months', 'Write the number of months, such as 12.');
  return months;
}

function termOf(
  start: Day | null,
  end: Day | null,
  months: number | undefined,
  joined: Day | null,
): { start: Day; end: Day } {
  if (start !== null && end !== null) return { start, end };
  if (start === null && months === undefined && end !== null && joined !== null && joined < end)
    return { start: joined, end };
  if (months === undefined)
    throw new BadCell(
      end === null ? 'end' : 'start',
      'Write the first and the last day, or one of them and the months.',
    );
  if (start !== null) return { start, end: addMonthsWithinCalendar(start, months) };
  if (end !== null) return { start: addMonthsWithinCalendar(end, -months), end };
  throw new BadCell('end', 'Write the last day of the membership.');
}

function readPauseDays(text: string): number {
  const days = readCount('pauseDays', text);
  if (days > 365) throw new BadCell('pauseDays', 'That is more than a year.');
  return days;
}

interface MoneyReading {
  /** Today's price of the plan. */
  planPaise: number;
  /** `paid`, `unpaid`, or null if unknown. */
  payment: string | null;
  isPaidInFull: boolean;
  hasEnded: boolean;
}

/**
 * Computes the price and the paid amount. Without a price it is the amount paid, unless the admin chose today's price;
 * without an amount paid nothing is due. A status of paid or unpaid overrides both.
 */
function readMoney(
  row: FileRow,
  { planPaise, payment, isPaidInFull, hasEnded }: MoneyReading,
): Pick<ReadMembership, 'totalPaise' | 'paidPaise' | 'dueAtPlanPrice'> {
  const amount = (field: string) => (row.text(field) === '' ? null : readPaise(field, row.text(field)));
  const [total, paid, due] = [amount('total'), amount('paid'), amount('due')];
  const isUnpaid = payment === 'unpaid';
  if (total === null && due === null && paid !== null && paid > 0 && !isUnpaid) {
    const dueAtPlanPrice = Math.max(0, planPaise - paid);
    // A membership of years ago must not owe the difference to today's price.
    const isCertain = payment === 'paid' || hasEnded;
    return {
      totalPaise: isCertain || isPaidInFull ? paid : Math.max(planPaise, paid),
      paidPaise: paid,
      ...(!isCertain && dueAtPlanPrice > 0 && { dueAtPlanPrice }),
    };
  }
  const totalPaise =
    total ?? (paid !== null && due !== null ? paid + due : Math.max(planPaise, paid ?? 0, due ?? 0));
  const paidPaise = paid ?? (isUnpaid && due === null ? 0 : totalPaise - (due ?? 0));
  if (totalPaise <= 0) throw new BadCell('total', 'A membership costs more than 0.');
  if (paidPaise < 0) throw new BadCell('due', 'More is due than the membership costs.');
  if (paidPaise > totalPaise) throw new BadCell('paid', 'More is paid than the membership costs.');
  if (due !== null && due !== totalPaise - paidPaise)
    throw new BadCell('due', 'The price less what is paid is another amount.');
  refuseOtherStatus(row, { isUnpaid, isPaid: payment === 'paid', isAllPaid: paidPaise === totalPaise });
  return { totalPaise, paidPaise };
}

/**
 * Refuses a row whose amounts contradict its status.
 * @throws BadCell
 */
function refuseOtherStatus(
  row: FileRow,
  { isUnpaid, isPaid, isAllPaid }: { isUnpaid: boolean; isPaid: boolean; isAllPaid: boolean },
): void {
  const field = row.text('payment') === '' ? 'status' : 'payment';
  if (isPaid && !isAllPaid) throw new BadCell(field, 'The amounts say that something is due.');
  if (isUnpaid && isAllPaid) throw new BadCell(field, 'The amounts say that all is paid.');
}

/**
 * Returns the name of a person from a full name, a first and a last name, or both; empty without any. If a file has
 * both, the full name counts, and the others must be words of it.
 * @throws BadCell
 */
function readName(row: FileRow): string {
  const [whole = '', first = '', last = ''] = ['name', 'firstName', 'lastName'].map((field) =>
    row.text(field),
  );
  if (!whole) return [first, last].filter(Boolean).join(' ');
  const parts = [first, last].filter((part): part is string => Boolean(part));
  const words = fold(whole).split(' ');
  const isPart = (part: string) =>
    fold(part)
      .split(' ')
      .every((word) => words.includes(word));
  const others = parts.filter((part) => !isPart(part));
  if (others.length === 0) return whole;
  // `Name` with the given name, and a column of surnames.
  if (!first && last) return `${whole} ${last}`;
  if (first && last && fold(first) === fold(whole)) return `${whole} ${last}`;
  throw new BadCell('name', 'The first and the last name are of somebody else.');
}
