import { selectPlan } from '@namma/contract/memberships';
import { soldPlanOf } from '@namma/contract/sold-plan';
import type { PlanLength, TierName } from '@namma/contract/tiers';

/** What a membership of this plan is sold with today. */
export const soldToday = (type: TierName, months: PlanLength) => soldPlanOf(type, selectPlan(type, months));
