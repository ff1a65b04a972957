import { ADDRESS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@namma/contract/auth/schemas';
import type { Gender } from '@namma/contract/business';
import { areaOf, type Center, centers } from '@namma/contract/centers/rules';
import { addMonthsWithinCalendar, type Day, daysBetween } from '@namma/contract/days/dates';
import { email, line, text as longLine } from '@namma/contract/fields';
import { headerKey } from '@namma/contract/imports/fields';
import type { DateOrder } from '@namma/contract/imports/rules';
import { membershipTotalRupees, selectPlan } from '@namma/contract/memberships/rules';
import { type Offer, offeredTier, type PlanLength, type TierName } from '@namma/contract/memberships/tiers';
import { messages } from '@namma/contract/messages';
import { rupeesToPaise } from '@namma/contract/money';
import { BadCell, fold, readAs, readCount, readPaise, readPhone } from '../reading/cells.ts';
import { readDay } from '../reading/dates.ts';
import type { FileRow } from '../reading/file.ts';
import { monthsIn, nearestLength, tierIn } from './plan-text.ts';

/** How the cells of a file of members are read. */
export interface MemberReading {
  /** The day of the import (IST). */
  today: Day;
  order: DateOrder;
  /** The tier that somebody has said a plan of the file is, by the plan as `fold` writes it. */
  tiers: ReadonlyMap<string, TierName>;
  /** Prices of the plans today. */
  offer: Offer;
  /** Of memberships whose row names none. */
  center: Center | null;
}

/** A running membership as it is in the file. */
export interface ReadMembership {
  type: TierName;
  months: PlanLength;
  /** Null: the member's center is not said, so the row is refused. */
  center: Center | null;
  start: Day;
  end: Day;
  totalPaise: number;
  paidPaise: number;
  /** Null: those of the plan. */
  pauseDays: number | null;
}

/** A person of the file; null is a blank cell or a missing column, which changes nothing. */
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

const genderByWord: Record<string, Gender> = {
  m: 'Male',
  male: 'Male',
  man: 'Male',
  f: 'Female',
  female: 'Female',
  woman: 'Female',
  o: 'Other',
  other: 'Other',
  others: 'Other',
  transgender: 'Other',
  'prefer not to say': 'Prefer not to say',
};

/** A center by its name, its area, or the part of its name before a blank: `HSR`, `Koramangala`. */
const centerByKey = new Map<string, Center>(
  centers.flatMap((center) =>
    [center, areaOf[center], center.split(' ')[0] ?? center].map(
      (name) => [headerKey(name), center] as const,
    ),
  ),
);

/** Reads a row. @throws BadCell */
export function readMember(row: FileRow, reading: MemberReading): ReadMember {
  const { today, order } = reading;
  const day = (field: string, kind: 'birth' | 'other') => {
    const text = row.text(field);
    return text === '' ? null : readDay(field, text, { order, kind, today });
  };
  const read = <T>(field: string, convert: (text: string) => T): T | null => {
    const text = row.text(field);
    return text === '' ? null : convert(text);
  };
  const name = [row.text('name'), row.text('firstName'), row.text('lastName')]
    .filter((part) => part !== '')
    .join(' ');
  const person = {
    name: name === '' ? null : readAs(row.text('name') ? 'name' : 'firstName', nameSchema, name),
    phone: read('phone', (text) => readPhone('phone', text)),
    email: read('email', (text) => readAs('email', email, text)),
    gender: read('gender', readGender),
    dob: day('birthDay', 'birth'),
    address: read('address', (text) => readAs('address', addressSchema, text)),
    joined: day('joined', 'other'),
    center: read('center', readCenter),
  };
  if (person.phone === null && person.email === null)
    throw new BadCell('phone', 'A person is known by a mobile number or an email.');
  if (person.joined !== null && (person.joined > today || person.joined < OLDEST_DAY))
    throw new BadCell('joined', 'Nobody can have joined on this day.');
  if (person.dob !== null && (person.dob > today || person.dob < '1900-01-01'))
    throw new BadCell('birthDay', 'Nobody can be born on this day.');
  return { ...person, membership: readMembership(row, reading, person.center ?? reading.center, day) };
}

/** Before this day no list of a gym begins. */
const OLDEST_DAY = '1990-01-01';

function readGender(text: string): Gender {
  const gender = genderByWord[fold(text)];
  if (!gender) throw new BadCell('gender', 'Write Male, Female, Other, or leave it empty.');
  return gender;
}

function readCenter(text: string): Center {
  const center = centerByKey.get(headerKey(text));
  if (!center) throw new BadCell('center', `This gym has no such center. It has ${centers.join(', ')}.`);
  return center;
}

/** Who has left has no membership; who is frozen has one, but not with these days. */
const OVER = new Set([
  'cancelled',
  'canceled',
  'expired',
  'inactive',
  'left',
  'ended',
  'lapsed',
  'former',
  'no',
  'dropped',
]);
const FROZEN = new Set(['frozen', 'freeze', 'freezed', 'paused', 'on hold', 'hold']);

function readMembership(
  row: FileRow,
  { today, tiers, offer }: MemberReading,
  center: Center | null,
  day: (field: string, kind: 'other') => Day | null,
): ReadMembership | null {
  const plan = row.text('plan');
  const [start, end] = [day('start', 'other'), day('end', 'other')];
  const status = fold(row.text('status'));
  if (OVER.has(status) || (plan === '' && start === null && end === null)) return null;
  // Whoever has mistaken the year of a last day has not told of a membership that is over.
  if (start !== null && end !== null && end < start) throw endsTooEarly();
  if (end !== null && end < today) return null;
  if (FROZEN.has(status))
    throw new BadCell('status', 'Write the last day as it will be after the pause, and empty this cell.');
  const type = readTier(plan, tiers);
  const said = readMonths(row.text('months')) ?? monthsIn(plan);
  const term = termOf(start, end, said);
  if (term.end < today) return null;
  if (term.end <= term.start) throw endsTooEarly();
  if (term.start < OLDEST_DAY || daysBetween(today, term.start) > DAYS_AHEAD)
    throw new BadCell('start', 'A membership cannot begin on this day.');
  if (daysBetween(today, term.end) > DAYS_AHEAD)
    throw new BadCell('end', 'A membership cannot end on this day.');
  const months = nearestLength(said ?? daysBetween(term.start, term.end) / DAYS_OF_A_MONTH);
  return {
    type,
    months,
    center,
    ...term,
    ...readMoney(row, membershipTotalRupees(selectPlan(offeredTier(offer, type), months))),
    pauseDays: row.text('pauseDays') === '' ? null : readPauseDays(row.text('pauseDays')),
  };
}

const endsTooEarly = () => new BadCell('end', 'The last day must come after the first.');

const DAYS_AHEAD = 366 * 10;
const DAYS_OF_A_MONTH = 30.44;

/** The tier that a plan names, or that somebody has said it is. @throws BadCell */
function readTier(plan: string, tiers: MemberReading['tiers']): TierName {
  if (plan === '') throw new BadCell('plan', 'Which plan is it? Write Elite, Elite Pro or Elite Plus.');
  const tier = tiers.get(fold(plan)) ?? tierIn(plan);
  if (!tier) throw new BadCell('plan', 'This is none of our plans. Say above which one it is.');
  return tier;
}

function readMonths(text: string): number | undefined {
  if (text === '') return undefined;
  const months = monthsIn(text) ?? (/^\d{1,2}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined);
  if (months === undefined || months < 1 || months > 60)
    throw new BadCell('months', 'Write the number of months, such as 12.');
  return months;
}

function termOf(start: Day | null, end: Day | null, months: number | undefined): { start: Day; end: Day } {
  if (start !== null && end !== null) return { start, end };
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

/**
 * What a membership costs and what is paid of it. Without a price it is the plan's, or what was paid if that is more; without
 * what was paid, nothing is due.
 */
function readMoney(row: FileRow, planRupees: number) {
  const amount = (field: string) => (row.text(field) === '' ? null : readPaise(field, row.text(field)));
  const [total, paid, due] = [amount('total'), amount('paid'), amount('due')];
  const planPaise = rupeesToPaise(planRupees);
  const totalPaise =
    total ?? (paid !== null && due !== null ? paid + due : Math.max(planPaise, paid ?? 0, due ?? 0));
  const paidPaise = paid ?? totalPaise - (due ?? 0);
  if (totalPaise <= 0) throw new BadCell('total', 'A membership costs more than 0.');
  if (paidPaise < 0) throw new BadCell('due', 'More is due than the membership costs.');
  if (paidPaise > totalPaise) throw new BadCell('paid', 'More is paid than the membership costs.');
  if (due !== null && due !== totalPaise - paidPaise)
    throw new BadCell('due', 'The price less what is paid is another amount.');
  return { totalPaise, paidPaise };
}
