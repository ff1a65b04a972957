import { selectPlan } from '../memberships/rules.ts';
import {
  offeredTier,
  offeredTiers,
  type Plan,
  type PlanLength,
  type TierName,
} from '../memberships/tiers.ts';
import { settingDefaults } from '../settings/defaults.ts';
import { offerOf } from '../settings/plans.ts';

/** The default offer, for tests and invented rows. */
export const defaultOffer = offerOf(settingDefaults);
export const defaultTiers = offeredTiers(defaultOffer);
export const defaultTier = (name: TierName) => offeredTier(defaultOffer, name);
export const defaultPlan = (name: TierName, months: PlanLength): Plan =>
  selectPlan(defaultTier(name), months);
