import { type Offer, type Plan, type PlanLength, planLengthsMonths, tiers } from '../memberships/tiers.ts';
import { benefitsKey, priceKey, startingPriceKey } from './keys.ts';
import type { Facts } from './values.ts';

/** Prices and benefits of all plans by the facts of a day. */
export const offerOf = (facts: Facts): Offer =>
  // Has every tier, and of each its three plans.
  Object.fromEntries(
    tiers.map(({ name, slug }) => {
      const planOf = (months: PlanLength): Plan => ({
        months,
        ...facts[priceKey(slug, months)],
        benefits: facts[benefitsKey(slug, months)],
      });
      return [
        name,
        { startingMonthlyRupees: facts[startingPriceKey(slug)], plans: planLengthsMonths.map(planOf) },
      ];
    }),
  ) as unknown as Offer;
