import { ADULT_AGE_YEARS, MIN_AGE_TO_REGISTER_YEARS } from '../business.ts';
import { type Day, yearsBefore } from '../days/dates.ts';

/** The latest date of birth that is old enough to register on this day (SPEC section 5). */
export const latestBirthday = (on: Day): Day => yearsBefore(on, MIN_AGE_TO_REGISTER_YEARS);

/** True if a person born on `birth` may register: at least 13 years old on that day (SPEC section 5). */
export const isOldEnough = (birth: Day, registeredOn: Day): boolean => birth <= latestBirthday(registeredOn);

/** The age in whole years on this day of a person born on `birth`. */
export const ageOn = (birth: Day, on: Day): number =>
  Number(on.slice(0, 4)) - Number(birth.slice(0, 4)) - (on.slice(5) < birth.slice(5) ? 1 : 0);

/** True if a person born on `birth` is under 18 on this day: a child in the sense of the DPDP Act 2023. */
export const isMinor = (birth: Day, on: Day): boolean => birth > yearsBefore(on, ADULT_AGE_YEARS);

/** For a note of the desk about a member. */
export const NOTE_MAX_CHARACTERS = 500;
/** The time in which its author may delete it. */
export const NOTE_DELETABLE_HOURS = 24;

/** The check that a parent or guardian of a member under 18 was seen. */
export const guardianStates = ['seen', 'missing'] as const;
export type GuardianState = (typeof guardianStates)[number];

/**
 * The state of a person today, by their memberships that were not withdrawn: a paid one runs; each that runs is paused;
 * one is unpaid or begins later; all have ended; there is none.
 */
export const memberStates = ['active', 'paused', 'pending', 'ended', 'none'] as const;
export type MemberState = (typeof memberStates)[number];

/** Filters for people who owe something. */
export const memberDues = ['owed'] as const;
/** Filters for people without a visit on the last days, today included. */
export const unseenDays = ['7', '14', '30'] as const;
/** Filters for the end of the newest membership: from today on, or before today. */
export const memberEnds = ['in7', 'in30', 'ended30', 'ended90'] as const;
export type MemberEnds = (typeof memberEnds)[number];

/** The name shown for a deleted account. */
export const DELETED_MEMBER = 'A deleted member';
/** The undeliverable replacement of a deleted account's email (RFC 2606). */
export const deletedEmail = (userId: number | '%'): string => `deleted-${userId}@deleted.invalid`;

/** True for a deleted account, which has no page and no contact data. */
export const isDeletedMember = ({ userId, email }: { userId: number | null; email: string }): boolean =>
  userId !== null && email === deletedEmail(userId);
