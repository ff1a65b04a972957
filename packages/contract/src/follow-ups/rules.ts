import { addDays, type Day } from '../days/dates.ts';

/**
 * Why somebody is called today (D87), the most urgent first: of several reasons a person stands in the list once, by the first.
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

/** Reasons to sell something: no minor is called for them, and nobody who has said no. */
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
/** Who came so often in four weeks, and then not for two, has stopped coming. */
export const STOPPED_VISITS_LEAST = 4;
export const STOPPED_WEEKS = 4;
export const STOPPED_DAYS = 14;
/** Somebody who has paid is asked after so many days without a visit. */
export const NEVER_CAME_DAYS = 7;
/** After an import, which brings no visits. */
export const IMPORTED_NEVER_CAME_DAYS = 30;
/** A request for a trial, and a trial that was missed, are followed up so long after their day. */
export const TRIAL_DAYS = 14;
/** Somebody who was reached rests so long, unless another day was named. */
export const REST_DAYS = 14;
/** Who has said no is not asked to buy for so long. */
export const NO_OFFERS_DAYS = 180;
/** Within so many days the report counts who came, paid or joined. */
export const FOLLOW_UP_REPORT_DAYS = 14;

/** The day (IST) from which somebody may stand in the list again. */
export function dueAgain(outcome: FollowUpOutcome, on: Day, againOn: Day | undefined): Day {
  if (againOn !== undefined) return againOn;
  return addDays(on, outcome === 'noAnswer' ? 1 : REST_DAYS);
}
