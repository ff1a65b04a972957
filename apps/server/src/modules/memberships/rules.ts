import { addMonths, type Day, isDay } from '@namma/contract/dates';
import { membershipTotalRupees, planFor } from '@namma/contract/memberships';
import { type Plan, type TierName, tierOf } from '@namma/contract/tiers';

interface Term {
  plan: Plan;
  endDate: Day;
}

/**
 * The plan a request names and the day it ends (D14): by the end day that is claimed, or, without one, by the price.
 * Undefined when neither fits a plan of the tier, or the term would leave the calendar.
 */
export function termOf(
  type: TierName,
  startDate: Day,
  claimed: { endDate: Day | undefined; priceRupees: number | undefined },
): Term | undefined {
  const plan =
    claimed.endDate === undefined
      ? tierOf(type).plans.find((offered) => membershipTotalRupees(offered) === claimed.priceRupees)
      : planFor(type, startDate, claimed.endDate);
  const endDate = plan && addMonths(startDate, plan.months);
  return endDate && isDay(endDate) ? { plan, endDate } : undefined;
}
