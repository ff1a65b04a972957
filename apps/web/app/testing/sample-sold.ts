import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import { defaultPlan } from '@namma/contract/testing/default-plans';

/** Terms with which this plan is sold today. */
export const soldToday = (type: TierName, months: PlanLength) => soldPlanOf(type, defaultPlan(type, months));
