import { type Plan, type Tier, tiers } from '@namma/contract/memberships/tiers';

/** The table of plans of another year, for tests of what was sold before. The server under test runs in this process. */

const today = structuredClone(tiers);

// The contract's table is read-only for everybody but this file.
const writable = tiers as unknown as {
  opensAllCenters: boolean;
  plans: { -readonly [K in keyof Plan]: Plan[K] }[];
}[];

/** Every plan gets another price and other benefits, and the tiers other centers. @param more by how much, above 0 */
export function sellOtherPlans(more = 3): void {
  for (const tier of writable) {
    tier.opensAllCenters = !tier.opensAllCenters;
    for (const plan of tier.plans) {
      plan.discountPriceRupees += 100 * more;
      plan.listPriceRupees += 100 * more;
      const { extensionDays, extraDiscountRupees, pauseDays, transferDays, swimmingSessions } = plan.benefits;
      plan.benefits = {
        extensionDays: extensionDays + more,
        extraDiscountRupees: extraDiscountRupees + more,
        pauseDays: pauseDays + more,
        transferDays: transferDays + more,
        swimmingSessions: swimmingSessions + more,
      };
    }
  }
}

/** Sells the plans of the contract again. */
export function restorePlans(): void {
  for (const [index, tier] of writable.entries()) {
    const before = today[index] as Tier;
    tier.opensAllCenters = before.opensAllCenters;
    for (const [place, plan] of tier.plans.entries())
      Object.assign(plan, structuredClone(before.plans[place]));
  }
}
