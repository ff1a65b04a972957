import { addDays, addMonths, type Day } from '@namma/contract/days/dates';
import { membershipTotalRupees, planFor } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';

interface Term {
  plan: Plan;
  endDate: Day;
}

/**
 * The plan of a request and its end day (D14): determined by the end day, or else by the price. Undefined when
 * neither matches a plan of the tier, or the end would be out of range.
 * @param discountOn what is off the price of a plan, in rupees
 */
export function termOf(
  tier: OfferedTier,
  startDate: Day,
  claimed: { endDate: Day | undefined; priceRupees: number | undefined },
  discountOn: (plan: Plan) => number = () => 0,
): Term | undefined {
  const plan =
    claimed.endDate === undefined
      ? tier.plans.find(
          (offered) => membershipTotalRupees(offered) - discountOn(offered) === claimed.priceRupees,
        )
      : planFor(tier, startDate, claimed.endDate);
  const endDate = plan && addMonths(startDate, plan.months);
  return endDate ? { plan, endDate } : undefined;
}

/** When members are reminded of the end: so many days before it, or after it when negative. */
const reminders = [30, 7, 1, -3] as const;
/** A server that did not run on the day reminds up to so many days late. */
const REMIND_LATE_DAYS = 2;

/** The ends that a reminder is due for today, each with the reminder's name. */
export const dueEnds = (today: Day): { end: Day; mark: string }[] =>
  reminders.flatMap((daysLeft) =>
    Array.from({ length: REMIND_LATE_DAYS + 1 }, (_, late) => daysLeft - late)
      // A reminder of what is to come is never sent once it has happened.
      .filter((left) => daysLeft < 0 || left >= 0)
      .map((left) => ({ end: addDays(today, left), mark: String(daysLeft) })),
  );
