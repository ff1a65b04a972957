import { addDays, addMonths, type Day } from '@namma/contract/days/dates';
import { membershipTotalRupees, planFor } from '@namma/contract/memberships/rules';
import type { OfferedTier, Plan } from '@namma/contract/memberships/tiers';

interface Term {
  plan: Plan;
  endDate: Day;
}

/**
 * Finds the plan of a request and its end day (D14), by the end day or else by the price. Undefined when neither
 * matches a plan of the tier, or the end would be out of range.
 * @param discountOn the discount on a plan's price, in rupees
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

/** Days before the end on which members are reminded; negative is after it. */
const reminders = [30, 14, 7, 1, -3] as const;
/** After downtime, reminders are sent up to this many days late. */
const REMIND_LATE_DAYS = 2;

/** Lists the end days for which a reminder is due today, each with the reminder's name. */
export const dueEnds = (today: Day): { end: Day; mark: string }[] =>
  reminders.flatMap((daysLeft) =>
    Array.from({ length: REMIND_LATE_DAYS + 1 }, (_, late) => daysLeft - late)
      // A reminder before the end is never sent after it.
      .filter((left) => daysLeft < 0 || left >= 0)
      .map((left) => ({ end: addDays(today, left), mark: String(daysLeft) })),
  );
