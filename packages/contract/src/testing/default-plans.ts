import { factDefaults } from '../facts/defaults.ts';
import { offerOf } from '../facts/plans.ts';
import { selectPlan } from '../memberships/rules.ts';
import {
  offeredTier,
  offeredTiers,
  type Plan,
  type PlanLength,
  type TierName,
} from '../memberships/tiers.ts';

/** What is sold until the owner changes it: for tests, and for rows that are invented. */
export const defaultOffer = offerOf(factDefaults);
export const defaultTiers = offeredTiers(defaultOffer);
export const defaultTier = (name: TierName) => offeredTier(defaultOffer, name);
export const defaultPlan = (name: TierName, months: PlanLength): Plan =>
  selectPlan(defaultTier(name), months);
