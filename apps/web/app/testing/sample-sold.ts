import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import { defaultPlan } from '@namma/contract/testing/default-plans';

/** What a membership of this plan is sold with today. */
export const soldToday = (type: TierName, months: PlanLength) => soldPlanOf(type, defaultPlan(type, months));
