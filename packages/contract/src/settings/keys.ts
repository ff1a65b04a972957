import { type Locale, locales } from '../locales.ts';
import { type PlanLength, planLengthsMonths, type Tier, tiers } from '../memberships/tiers.ts';

/**
 * The business settings that the owner changes on /admin/settings, each from a day on (D83). Their schemas are in
 * `values.ts`, their defaults in `defaults.ts`.
 */

type TierSlug = Tier['slug'];
const slugs = tiers.map(({ slug }) => slug);

/** The starting price on a tier's page: `startingPrice.elitePro`. */
export type StartingPriceKey = `startingPrice.${TierSlug}`;
export const startingPriceKey = (slug: TierSlug): StartingPriceKey => `startingPrice.${slug}`;
/** List price, discounted price and advertised price per month of a plan: `price.elitePro.12`. */
export type PriceKey = `price.${TierSlug}.${PlanLength}`;
export const priceKey = (slug: TierSlug, months: PlanLength): PriceKey => `price.${slug}.${months}`;
/** The benefits of a plan: `benefits.elitePro.12`. */
export type BenefitsKey = `benefits.${TierSlug}.${PlanLength}`;
export const benefitsKey = (slug: TierSlug, months: PlanLength): BenefitsKey => `benefits.${slug}.${months}`;

/** A review of the landing page in a language: `review.1.kn`. */
export const reviewPlaces = [1, 2, 3] as const;
export type ReviewKey = `review.${(typeof reviewPlaces)[number]}.${Locale}`;
export const reviewKey = (place: (typeof reviewPlaces)[number], locale: Locale): ReviewKey =>
  `review.${place}.${locale}`;
/** 'About us' in a language. */
export type AboutKey = `about.${Locale}`;
export const aboutKey = (locale: Locale): AboutKey => `about.${locale}`;

export const reviewKeys = reviewPlaces.flatMap((place) => locales.map((locale) => reviewKey(place, locale)));
export const aboutKeys = locales.map(aboutKey);

export const startingPriceKeys = slugs.map(startingPriceKey);
export const priceKeys = slugs.flatMap((slug) => planLengthsMonths.map((months) => priceKey(slug, months)));
export const benefitsKeys = slugs.flatMap((slug) =>
  planLengthsMonths.map((months) => benefitsKey(slug, months)),
);

export const settingKeys = [
  ...startingPriceKeys,
  ...priceKeys,
  ...benefitsKeys,
  'brand',
  'tagline',
  'social',
  'phone',
  'email',
  'address',
  'mapPoint',
  'openingHours',
  'noShows',
  'passPrices',
  'exitFeePercent',
  'consultancyPrice',
  'deliveryDays',
  'returnDays',
  'offer',
  ...aboutKeys,
  ...reviewKeys,
  'business',
  'grievanceOfficer',
] as const satisfies readonly string[];
export type SettingKey = (typeof settingKeys)[number];
