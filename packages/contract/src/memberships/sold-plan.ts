import { MEMBERSHIP_FEE_RUPEES } from '../business.ts';
import { rupeesToPaise } from '../money.ts';
import { type Plan, type TierName, tierOf } from './tiers.ts';

/**
 * The terms of sale of a membership: its own copy of its plan, created with it and never changed (D99). Every rule
 * about an existing membership uses this copy, because today's plans may differ.
 */
export interface SoldPlan {
  listPricePaise: number;
  /** Without tax and fee, and before the renewal discount. */
  discountPricePaise: number;
  /** Tax and fee. */
  feePaise: number;
  /** Days by which it may be extended. */
  extensionDays: number;
  /** The discount of its next renewal. */
  extraDiscountPaise: number;
  pauseDays: number;
  /** Days that may be transferred to another member. */
  transferDays: number;
  swims: number;
  /** True if it includes all centers, false for only its own. */
  opensAllCenters: boolean;
}

/** The copy that a membership of this plan gets today. */
export const soldPlanOf = (
  type: TierName,
  {
    listPriceRupees,
    discountPriceRupees,
    benefits,
  }: Pick<Plan, 'listPriceRupees' | 'discountPriceRupees' | 'benefits'>,
): SoldPlan => ({
  listPricePaise: rupeesToPaise(listPriceRupees),
  discountPricePaise: rupeesToPaise(discountPriceRupees),
  feePaise: rupeesToPaise(MEMBERSHIP_FEE_RUPEES),
  extensionDays: benefits.extensionDays,
  extraDiscountPaise: rupeesToPaise(benefits.extraDiscountRupees),
  pauseDays: benefits.pauseDays,
  transferDays: benefits.transferDays,
  swims: benefits.swimmingSessions,
  opensAllCenters: tierOf(type).opensAllCenters,
});
