import * as paths from '../paths.ts';
import * as words from '../words/en/tiers.ts';

/** What the gym sells (SPEC section 9): three tiers with three plans each. */

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

export interface Tier {
  name: TierName;
  /** The value in addresses: `/fitness/buy?tier=elitePro` (D25). */
  slug: 'elite' | 'elitePro' | 'elitePlus';
  path: typeof paths.fitness | typeof paths.elitePro | typeof paths.elitePlus;
  startingMonthlyRupees: number;
  /** The number of gyms it includes, where the owner has given one. */
  gyms: string | undefined;
  /** Whether its memberships open all centers; otherwise only the one that was chosen. */
  opensAllCenters: boolean;
  /** Where it gives access, as a line among a plan's benefits. */
  access: string;
  /** p1 to p4 of SPEC section 3. */
  highlights: readonly [string, string, string, string];
  /** feature0 of SPEC section 3: the title of the four cards. */
  featuresTitle: string;
  /** feature1 to feature4. */
  features: readonly [TierFeature, TierFeature, TierFeature, TierFeature];
  /** 12, 6, then 3 months. */
  plans: readonly [Plan, Plan, Plan];
}

const plan = (
  months: PlanLength,
  [listPriceRupees, discountPriceRupees, monthlyCostRupees]: [number, number, number],
  benefits: Benefits,
): Plan => ({ months, listPriceRupees, discountPriceRupees, monthlyCostRupees, benefits });

const elite: Tier = {
  name: 'Elite',
  slug: 'elite',
  path: paths.fitness,
  startingMonthlyRupees: 535,
  gyms: undefined,
  opensAllCenters: false,
  access: words.eliteAccess,
  highlights: words.eliteHighlights,
  featuresTitle: words.eliteFeaturesTitle,
  features: words.eliteFeatures,
  plans: [
    plan(12, [14999, 11999, 999], {
      extensionDays: 30,
      extraDiscountRupees: 500,
      pauseDays: 30,
      transferDays: 30,
      swimmingSessions: 6,
    }),
    plan(6, [10999, 8999, 1499], {
      extensionDays: 15,
      extraDiscountRupees: 300,
      pauseDays: 15,
      transferDays: 15,
      swimmingSessions: 3,
    }),
    plan(3, [7999, 4999, 1666], {
      extensionDays: 7,
      extraDiscountRupees: 150,
      pauseDays: 7,
      transferDays: 7,
      swimmingSessions: 1,
    }),
  ],
};

const elitePro: Tier = {
  name: 'Elite Pro',
  slug: 'elitePro',
  path: paths.elitePro,
  startingMonthlyRupees: 987,
  gyms: '110',
  opensAllCenters: true,
  access: words.eliteProAccess,
  highlights: words.eliteProHighlights,
  featuresTitle: words.eliteProFeaturesTitle,
  features: words.eliteProFeatures,
  plans: [
    plan(12, [17999, 12999, 1111], {
      extensionDays: 35,
      extraDiscountRupees: 1000,
      pauseDays: 45,
      transferDays: 45,
      swimmingSessions: 12,
    }),
    plan(6, [12999, 9999, 1555], {
      extensionDays: 20,
      extraDiscountRupees: 500,
      pauseDays: 20,
      transferDays: 20,
      swimmingSessions: 6,
    }),
    plan(3, [8999, 6999, 2333], {
      extensionDays: 10,
      extraDiscountRupees: 250,
      pauseDays: 10,
      transferDays: 10,
      swimmingSessions: 3,
    }),
  ],
};

const elitePlus: Tier = {
  name: 'Elite Plus',
  slug: 'elitePlus',
  path: paths.elitePlus,
  startingMonthlyRupees: 1367,
  gyms: '300+',
  opensAllCenters: true,
  access: words.elitePlusAccess,
  highlights: words.elitePlusHighlights,
  featuresTitle: words.elitePlusFeaturesTitle,
  features: words.elitePlusFeatures,
  plans: [
    plan(12, [19999, 15999, 1333], {
      extensionDays: 60,
      extraDiscountRupees: 1500,
      pauseDays: 60,
      transferDays: 60,
      swimmingSessions: 24,
    }),
    plan(6, [14999, 11999, 1999], {
      extensionDays: 30,
      extraDiscountRupees: 750,
      pauseDays: 30,
      transferDays: 30,
      swimmingSessions: 12,
    }),
    plan(3, [11999, 7999, 2666], {
      extensionDays: 15,
      extraDiscountRupees: 400,
      pauseDays: 15,
      transferDays: 15,
      swimmingSessions: 6,
    }),
  ],
};

const tiersByName = {
  Elite: elite,
  'Elite Pro': elitePro,
  'Elite Plus': elitePlus,
} as const satisfies Record<TierName, Tier>;

/** Cheapest first. */
export const tiers: readonly Tier[] = [elite, elitePro, elitePlus];

/** The tier of this name. */
export const tierOf = (name: TierName): Tier => tiersByName[name];

/** The tier with this slug or name. */
export const findTier = (text: string | null | undefined): Tier | undefined =>
  tiers.find((tier) => tier.slug === text || tier.name === text);
