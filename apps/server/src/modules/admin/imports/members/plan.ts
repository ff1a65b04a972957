import type { Gender } from '@namma/contract/business';
import { type Day, formatDay } from '@namma/contract/days/dates';
import { isOldEnough } from '@namma/contract/members/rules';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { Replaced } from '../context.ts';
import { BadCell, fold } from '../reading/cells.ts';
import type { ReadMember, ReadMembership } from './read.ts';

/** The columns of a person that a file can change. */
export interface PersonValues {
  name: string;
  phone: string | null;
  email: string | null;
  gender: Gender | null;
  dob: Day | null;
  address: string | null;
}
export const personFields = ['name', 'phone', 'email', 'gender', 'dob', 'address'] as const;

export interface KnownMembership {
  type: TierName;
  start: Day;
  end: Day;
  /** The last day, after pauses and extensions. */
  effectiveEnd: Day;
}

/** A person in the database, or created by an earlier row of the file. */
export interface KnownPerson {
  /** Undefined until the row that creates the person is written. */
  id: number | undefined;
  values: PersonValues;
  registeredOn: Day;
  /** Created by this import from rows without a joining day: the first membership's start counts as it. */
  hasNoJoiningDay: boolean;
  isStaff: boolean;
  /** Has a password: the member's own data takes precedence over an old list. */
  isClaimed: boolean;
  memberships: KnownMembership[];
  /** The values of earlier rows about this person. */
  said: Partial<PersonValues>;
}

/** The planned changes of an accepted row. */
export interface MemberPlan {
  person: KnownPerson;
  state: 'new' | 'matched' | 'unchanged';
  /** The overwritten values of an existing person. */
  changes: Partial<PersonValues>;
  /** The previous values of these columns. */
  before: Partial<PersonValues>;
  membership: ReadMembership | null;
  read: ReadMember;
}

/** Everybody that rows of a batch can refer to, indexed by email and phone. */
export class People {
  readonly #byEmail = new Map<string, KnownPerson>();
  readonly #byPhone = new Map<string, KnownPerson[]>();

  constructor(known: readonly KnownPerson[]) {
    for (const person of known) this.add(person);
  }

  add(person: KnownPerson): void {
    const { email, phone } = person.values;
    if (email !== null) this.#byEmail.set(email, person);
    if (phone !== null) this.#addPhone(phone, person);
  }

  /** Call it after the email or phone of a person has changed. */
  replace(person: KnownPerson, former: Partial<PersonValues>): void {
    if (former.email != null) this.#byEmail.delete(former.email);
    if (former.phone != null)
      this.#byPhone.set(
        former.phone,
        (this.#byPhone.get(former.phone) ?? []).filter((each) => each !== person),
      );
    const { email, phone } = person.values;
    if (former.email !== undefined && email !== null) this.#byEmail.set(email, person);
    if (former.phone !== undefined && phone !== null) this.#addPhone(phone, person);
  }

  #addPhone(phone: string, person: KnownPerson): void {
    const people = this.#byPhone.get(phone);
    if (people) people.push(person);
    else this.#byPhone.set(phone, [person]);
  }

  withEmail(email: string): KnownPerson | undefined {
    return this.#byEmail.get(email);
  }

  /** Only members: a trainer may use the desk's phone. */
  withPhone(phone: string): KnownPerson[] {
    return (this.#byPhone.get(phone) ?? []).filter(({ isStaff }) => !isStaff);
  }
}

const isNamed = (person: KnownPerson, name: string) => fold(person.values.name) === fold(name);

/**
 * Finds the person of a row: the one with its email, or with its phone and name. Families share phones, so another name
 * with the same phone is another person.
 * @throws BadCell when ambiguous
 */
export function findPerson(people: People, { name, phone, email }: ReadMember): KnownPerson | undefined {
  const byEmail = email === null ? undefined : people.withEmail(email);
  if (byEmail) {
    if (byEmail.isStaff) throw new BadCell('email', 'This is the email of somebody of the staff.');
    if (name === null || isNamed(byEmail, name) || byEmail.values.phone === phone) return byEmail;
    throw new BadCell('email', `${byEmail.values.name} has this email.`);
  }
  if (phone === null) return undefined;
  const withPhone = people.withPhone(phone);
  if (name !== null) return withPhone.find((person) => isNamed(person, name));
  if (withPhone.length > 1) throw new BadCell('name', 'Several people have this phone. Write the name.');
  return withPhone[0];
}

/**
 * Returns the changes a row makes to a person. For a claimed account it only fills in empty fields, and never changes
 * the email.
 */
function changesOf({ values, isClaimed }: KnownPerson, read: ReadMember): Partial<PersonValues> {
  const wanted = personFields.flatMap((field) => {
    const value = read[field];
    if (value === null || value === values[field]) return [];
    // A different capitalization is not a change.
    if (field === 'name' && fold(read.name ?? '') === fold(values.name)) return [];
    if (isClaimed && (field === 'email' || values[field] !== null)) return [];
    return [[field, value] as const];
  });
  return Object.fromEntries(wanted);
}

/** Returns the overwritten values of a person, under the previous name. Filled-in fields do not count. */
export function replacedBy({ person, changes, before }: MemberPlan): Replaced | undefined {
  const replaced = personFields.flatMap((field) => {
    const [was, is] = [before[field], changes[field]];
    return was == null || is == null
      ? []
      : [{ field: columnOf(field), before: sayOf(field, was), after: sayOf(field, is) }];
  });
  return replaced.length > 0 ? { name: before.name ?? person.values.name, changes: replaced } : undefined;
}

const sayOf = (field: keyof PersonValues, value: string): string =>
  field === 'dob' ? formatDay(value) : value;

const columnOf = (field: keyof PersonValues): string => (field === 'dob' ? 'birthDay' : field);

/**
 * Returns the membership the row creates; null when there is none, or it already exists.
 * @throws BadCell
 */
function membershipToMake(
  { memberships }: KnownPerson,
  wanted: ReadMembership | null,
): ReadMembership | null {
  if (!wanted) return null;
  if (
    memberships.some(
      ({ type, start, end }) => type === wanted.type && start === wanted.start && end === wanted.end,
    )
  )
    return null;
  const other = memberships.find(
    ({ start, effectiveEnd }) => start <= wanted.end && effectiveEnd >= wanted.start,
  );
  if (other)
    throw new BadCell(
      'start',
      `The person has a membership on these days already: ${other.type}, ${other.start} to ${other.effectiveEnd}.`,
    );
  if (wanted.center === null) throw new BadCell('center', 'Which center is the membership of?');
  return wanted;
}

/**
 * Plans the changes of a row, and updates the state for the next rows.
 * @param today the IST day of registration for people without a joining day
 * @throws BadCell for a row that changes nothing
 */
export function planMember(people: People, read: ReadMember, today: Day): MemberPlan {
  const found = findPerson(people, read);
  if (!found) return planNew(people, read, today);
  if (read.dob !== null && !isOldEnough(read.dob, found.registeredOn)) throw tooYoung();
  refuseOtherwise(found, read);
  const changes = changesOf(found, read);
  const membership = membershipToMake(found, read.membership);
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, found.values[field as keyof PersonValues]]),
  );
  Object.assign(found.said, saidBy(read));
  Object.assign(found.values, changes);
  people.replace(found, before);
  if (membership) {
    keepMembership(found, membership);
    const { dob } = found.values;
    if (found.hasNoJoiningDay && membership.start < found.registeredOn)
      found.registeredOn = joiningDayOf({ membership, dob }, found.registeredOn);
  }
  const isSame = Object.keys(changes).length === 0 && membership === null;
  return { person: found, state: isSame ? 'unchanged' : 'matched', changes, before, membership, read };
}

function planNew(people: People, read: ReadMember, today: Day): MemberPlan {
  if (read.name === null) throw new BadCell('name', 'A new person needs a name.');
  if (read.phone === null) throw new BadCell('phone', 'A new person needs a mobile number.');
  const registeredOn = read.joined ?? joiningDayOf(read, today);
  if (read.dob !== null && !isOldEnough(read.dob, registeredOn)) throw tooYoung();
  const { name, phone, email, gender, dob, address } = read;
  const person: KnownPerson = {
    id: undefined,
    values: { name, phone, email, gender, dob, address },
    registeredOn,
    hasNoJoiningDay: read.joined === null,
    isStaff: false,
    isClaimed: false,
    memberships: [],
    said: saidBy(read),
  };
  const membership = membershipToMake(person, read.membership);
  people.add(person);
  if (membership) keepMembership(person, membership);
  return { person, state: 'new', changes: {}, before: {}, membership, read };
}

/** The first day of the membership, unless the member was too young for it. */
function joiningDayOf({ membership, dob }: Pick<ReadMember, 'membership' | 'dob'>, today: Day): Day {
  if (!membership || membership.start > today) return today;
  return dob === null || isOldEnough(dob, membership.start) ? membership.start : today;
}

/** The values of a row about a person. */
export const saidBy = (read: ReadMember): Partial<PersonValues> =>
  Object.fromEntries(
    personFields.flatMap((field) => (read[field] === null ? [] : [[field, read[field]] as const])),
  );

/** Refuses a row that contradicts an earlier one, because repeated runs would change the person each time. */
function refuseOtherwise({ said }: KnownPerson, read: ReadMember): void {
  const field = personFields.find((each) => {
    const [before, now] = [said[each], read[each]];
    if (before == null || now === null || before === now) return false;
    return each !== 'name' || fold(before) !== fold(now);
  });
  if (field) throw new BadCell(columnOf(field), 'An earlier row says otherwise of this person.');
}

const tooYoung = () => new BadCell('birthDay', 'A member is at least 13 on the day of joining.');

const keepMembership = ({ memberships }: KnownPerson, { type, start, end }: ReadMembership) =>
  memberships.push({ type, start, end, effectiveEnd: end });
