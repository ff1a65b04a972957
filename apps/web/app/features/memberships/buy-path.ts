import type { PlanLength, Tier } from '@namma/contract/memberships/tiers';
import * as paths from '@namma/contract/paths';

/** The plan that a visitor chose, as in the navigation state and the address (D25). */
export interface ChosenPlan {
  tier: Tier['slug'];
  selectedMonths: PlanLength;
}

/**
 * The address where a plan is bought. It works after a reload, in a new tab and as a shared link.
 * @param center the center that was chosen on its page
 */
export const buyPath = ({ tier, selectedMonths }: ChosenPlan, center: string | null = null): string =>
  `${paths.buyMembership}?${new URLSearchParams({
    tier,
    months: String(selectedMonths),
    ...(center && { center }),
  })}`;
