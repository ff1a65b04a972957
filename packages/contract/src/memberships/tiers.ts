import * as paths from '../paths.ts';
import * as words from '../words/en/tiers.ts';

/** The gym's plans (SPEC section 9): three tiers with three plans each. Prices and benefits are settings (D83). */

export const tierNames = ['Elite', 'Elite Pro', 'Elite Plus'] as const;
export type TierName = (typeof tierNames)[number];

export const planLengthsMonths = [12, 6, 3] as const;
export type PlanLength = (typeof planLengthsMonths)[number];

export interface Benefits {
  /** Free days added at the end. */
  extensionDays: number;
  /** Discount on the next renewal. */
  extraDiscountRupees: number;
  pauseDays: number;
  /** Days of the membership that may be transferred to another person. */
  transferDays: number;
  swimmingSessions: number;
}

export interface Plan {
  months: PlanLength;
  listPriceRupees: number;
  discountPriceRupees: number;
  /** Rupees per month as advertised, not calculated. */
  monthlyCostRupees: number;
  benefits: Benefits;
}

interface TierFeature {
  title: string;
  text: string;
}

/** The value in addresses: `/fitness/buy?tier=elitePro` (D25). */
export const tierSlugs = ['elite', 'elitePro', 'elitePlus'] as const;

export interface Tier {
  name: TierName;
  slug: (typeof tierSlugs)[number];
  path: typeof paths.fitness | typeof paths.elitePro | typeof paths.elitePlus;
  /** The number of included gyms, where the owner has given one. */
  gyms: string | undefined;
  /** True if its memberships include all centers; otherwise only the chosen one. */
  opensAllCenters: boolean;
  /** The access, as a line among a plan's benefits. */
  access: string;
  /** p1 to p4 of SPEC section 3. */
  highlights: readonly [string, string, string, string];
  /** feature0 of SPEC section 3: the title of the four cards. */
  featuresTitle: string;
  /** feature1 to feature4. */
  features: readonly [TierFeature, TierFeature, TierFeature, TierFeature];
}

/** The settings of a tier, each from a day on (D83). */
export interface TierOffer {
  /** Per month, as shown at the top of the tier's page. */
  startingMonthlyRupees: number;
  /** 12, 6, then 3 months. */
  plans: [Plan, Plan, Plan];
}
/** The offers of all tiers on a day. */
export type Offer = Record<TierName, TierOffer>;

/** A tier with its offer of a day. */
export interface OfferedTier extends Tier, TierOffer {}

const elite: Tier = {
  name: 'Elite',
  slug: 'elite',
  path: paths.fitness,
  gyms: undefined,
  opensAllCenters: false,
  access: words.eliteAccess,
  highlights: words.eliteHighlights,
  featuresTitle: words.eliteFeaturesTitle,
  features: words.eliteFeatures,
};

const elitePro: Tier = {
  name: 'Elite Pro',
  slug: 'elitePro',
  path: paths.elitePro,
  gyms: '110',
  opensAllCenters: true,
  access: words.eliteProAccess,
  highlights: words.eliteProHighlights,
  featuresTitle: words.eliteProFeaturesTitle,
  features: words.eliteProFeatures,
};

const elitePlus: Tier = {
  name: 'Elite Plus',
  slug: 'elitePlus',
  path: paths.elitePlus,
  gyms: '300+',
  opensAllCenters: true,
  access: words.elitePlusAccess,
  highlights: words.elitePlusHighlights,
  featuresTitle: words.elitePlusFeaturesTitle,
  features: words.elitePlusFeatures,
};

const tiersByName = {
  Elite: elite,
  'Elite Pro': elitePro,
  'Elite Plus': elitePlus,
} as const satisfies Record<TierName, Tier>;

/** Cheapest first. */
export const tiers: readonly Tier[] = [elite, elitePro, elitePlus];

/** The tier with this name. */
export const tierOf = (name: TierName): Tier => tiersByName[name];

/** The tier with this slug or name. */
export const findTier = (text: string | null | undefined): Tier | undefined =>
  tiers.find((tier) => tier.slug === text || tier.name === text);

/** All tiers with their offers, cheapest first. */
export const offeredTiers = (offer: Offer): readonly OfferedTier[] =>
  tiers.map((tier) => ({ ...tier, ...offer[tier.name] }));

/** The tier with this name and its offer. */
export const offeredTier = (offer: Offer, name: TierName): OfferedTier => ({
  ...tierOf(name),
  ...offer[name],
});
