import { MEMBERSHIP_FEE_RUPEES } from '../business.ts';
import { rupeesToPaise } from '../money.ts';
import { type Plan, type TierName, tierOf } from './tiers.ts';

/**
 * What a membership was sold with: its own copy of its plan, made with it and never changed (D99). Every rule about a membership
 * that exists reads this copy, because today's plans may be others.
 */
export interface SoldPlan {
  listPricePaise: number;
  /** Without tax and fee, and before the discount of a renewal. */
  discountPricePaise: number;
  /** Tax and fee. */
  feePaise: number;
  /** Days by which it may be extended. */
  extensionDays: number;
  /** What is off its next renewal. */
  extraDiscountPaise: number;
  pauseDays: number;
  /** Days that may be handed to another member. */
  transferDays: number;
  swims: number;
  /** Whether it opens all centers, or only its own. */
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
