import { addDays, type Day } from '../days/dates.ts';

/**
 * The reasons for today's calls (D87), most urgent first: a person with several reasons is listed once, by the first.
 */
export const followUpReasons = [
  'money due',
  'query',
  'closed day',
  'trial asked',
  'trial missed',
  'renewal due',
  'stopped coming',
  'never came',
  'ended',
] as const;
export type FollowUpReason = (typeof followUpReasons)[number];

/** Reasons for a sales call: excludes minors, and people who declined offers. */
export const sellingReasons = [
  'renewal due',
  'stopped coming',
  'never came',
  'ended',
] as const satisfies FollowUpReason[];

export const isSelling = (reason: FollowUpReason): boolean => sellingReasons.some((each) => each === reason);

export const followUpOutcomes = ['reached', 'noAnswer', 'willCome', 'notInterested'] as const;
export type FollowUpOutcome = (typeof followUpOutcomes)[number];

export const FOLLOW_UPS_A_PAGE = 25;
export const FOLLOW_UPS_A_PAGE_MOST = 100;
export const FOLLOW_UP_NOTE_MAX_CHARACTERS = 300;

export const RENEWAL_DAYS_BEFORE = 7;
export const RENEWAL_DAYS_AFTER = 14;
export const ENDED_DAYS_MOST = 60;
/** A member who came this often in four weeks, and then not for two, has stopped coming. */
export const STOPPED_VISITS_LEAST = 4;
export const STOPPED_WEEKS = 4;
export const STOPPED_DAYS = 14;
/** A paid member is called after this many days without a visit. */
export const NEVER_CAME_DAYS = 7;
/** After an import, which includes no visits. */
export const IMPORTED_NEVER_CAME_DAYS = 30;
/** A trial request, and a missed trial, are followed up until this long after their day. */
export const TRIAL_DAYS = 14;
/** A person who was reached is not listed for this long, unless another day was set. */
export const REST_DAYS = 14;
/** A person who declined gets no sales call for this long. */
export const NO_OFFERS_DAYS = 180;
/** The report counts visits, payments and joins within this many days. */
export const FOLLOW_UP_REPORT_DAYS = 14;

/** Returns the day (IST) from which a person may be listed again. */
export function dueAgain(outcome: FollowUpOutcome, on: Day, againOn: Day | undefined): Day {
  if (againOn !== undefined) return againOn;
  return addDays(on, outcome === 'noAnswer' ? 1 : REST_DAYS);
}
