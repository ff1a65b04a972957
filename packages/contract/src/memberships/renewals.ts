import { addDaysWithinCalendar, type Day } from '../days/dates.ts';
import { paiseToRupees } from '../money.ts';
import { membershipTotalRupees, type PaymentStatus } from './rules.ts';
import type { SoldPlan } from './sold-plan.ts';
import { type Plan, type PlanLength, planLengthsMonths, type TierName, tierNames } from './tiers.ts';

/** Renewals: a new membership that follows an existing one (D53). */

/** A membership can be renewed until this many days after its end. */
const RENEWAL_DAYS_AFTER_END = 3;

interface CurrentMembership {
  effectiveEnd: Day;
  /** The terms of sale. */
  sold: Pick<SoldPlan, 'extraDiscountPaise'>;
}

/** The first day of a renewal: the day after the end, or today (IST) when that is later. */
export function renewalStart({ effectiveEnd }: Pick<CurrentMembership, 'effectiveEnd'>, today: Day): Day {
  const next = addDaysWithinCalendar(effectiveEnd, 1);
  return next > today ? next : today;
}

/** The last day (IST) on which it can be renewed. */
export const lastRenewalDay = ({ effectiveEnd }: Pick<CurrentMembership, 'effectiveEnd'>): Day =>
  addDaysWithinCalendar(effectiveEnd, RENEWAL_DAYS_AFTER_END);

/** True if it can be renewed on that day (IST), provided it has no renewal yet. */
export const isRenewableOn = (
  today: Day,
  {
    payment_status,
    startDate,
    effectiveEnd,
    endedAt,
  }: { payment_status: PaymentStatus; startDate: Day; effectiveEnd: Day; endedAt?: string | null },
): boolean =>
  payment_status === 'payed' && !endedAt && startDate <= today && today <= lastRenewalDay({ effectiveEnd });

/**
 * The discount of a renewal in rupees: by the terms of the existing membership, whatever its plan is today, and at most
 * the new plan's price.
 */
export const renewalDiscountRupees = (
  { discountPriceRupees }: Pick<Plan, 'discountPriceRupees'>,
  { sold }: Pick<CurrentMembership, 'sold'>,
): number => Math.min(paiseToRupees(sold.extraDiscountPaise), discountPriceRupees);

/** The price of a renewal in rupees: the plan with tax and fee, less the discount. */
export const renewalTotalRupees = (
  plan: Pick<Plan, 'discountPriceRupees'>,
  held: Pick<CurrentMembership, 'sold'>,
): number => membershipTotalRupees(plan) - renewalDiscountRupees(plan, held);

/** A plan of a tier. */
export interface RenewalPlan {
  type: TierName;
  months: PlanLength;
}

/** A plan as the value of a field: `Elite Plus, 6`. */
export const planValue = ({ type, months }: RenewalPlan): string => `${type}, ${months}`;

const plansByValue = new Map<string, RenewalPlan>(
  tierNames.flatMap((type) =>
    planLengthsMonths.map((months) => [planValue({ type, months }), { type, months }] as const),
  ),
);

/** The plan of such a value; undefined when there is none. */
export const planOf = (value: string): RenewalPlan | undefined => plansByValue.get(value);
