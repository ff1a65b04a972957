import { type Offer, type Plan, type PlanLength, planLengthsMonths, tiers } from '../memberships/tiers.ts';
import { benefitsKey, priceKey, startingPriceKey } from './keys.ts';
import type { Settings } from './values.ts';

/** Prices and benefits of all plans by the settings of a day. */
export const offerOf = (settings: Settings): Offer =>
  // Has every tier with its three plans.
  Object.fromEntries(
    tiers.map(({ name, slug }) => {
      const planOf = (months: PlanLength): Plan => ({
        months,
        ...settings[priceKey(slug, months)],
        benefits: settings[benefitsKey(slug, months)],
      });
      return [
        name,
        { startingMonthlyRupees: settings[startingPriceKey(slug)], plans: planLengthsMonths.map(planOf) },
      ];
    }),
  ) as unknown as Offer;
