import * as paths from '@namma/contract/paths';
import type { PlanLength, Tier } from '@namma/contract/tiers';

/** The plan a visitor chose, as it travels in the navigation state and in the address (D25). */
export interface ChosenPlan {
  tier: Tier['slug'];
  selectedMonths: PlanLength;
}

/** Where a plan is bought; the same words open it again after a reload, in a new tab or from a shared link. */
export const buyPath = ({ tier, selectedMonths }: ChosenPlan): string =>
  `${paths.buyMembership}?${new URLSearchParams({ tier, months: String(selectedMonths) })}`;
