import type { Day } from '../days/dates.ts';
import type { Locale } from '../locales.ts';
import { findTier } from '../memberships/tiers.ts';
import type { SettingKey } from './keys.ts';

export const STREET_MAX_CHARACTERS = 200;

const names: Partial<Record<SettingKey, string>> = {
  brand: 'Name and logo',
  tagline: 'Tagline',
  social: 'Social links',
  phone: 'Phone number',
  email: 'Email',
  address: 'Address',
  mapPoint: 'Point on the map',
  openingHours: 'Opening hours',
  noShows: 'Missed classes',
  passPrices: 'Prices of passes',
  exitFeePercent: 'Early exit fee',
  consultancyPrice: 'Price of a consultancy',
  deliveryDays: 'Days of delivery',
  returnDays: 'Days to return an order',
  offer: 'Offer',
  business: 'The business in law',
  grievanceOfficer: 'Grievance officer',
};

export const languageNames: Record<Locale, string> = { en: 'English', kn: 'Kannada', hi: 'Hindi' };

/** The label of a setting on the admin side. */
export function settingName(key: SettingKey): string {
  const [kind, which = '', months] = key.split('.');
  const tier = findTier(which)?.name;
  if (kind === 'startingPrice') return `Starting price of ${tier}`;
  if (kind === 'price') return `Price of ${tier}, ${months} months`;
  if (kind === 'benefits') return `Benefits of ${tier}, ${months} months`;
  if (kind === 'review') return `Review ${which} in ${languageNames[months as Locale]}`;
  if (kind === 'about') return `About us in ${languageNames[which as Locale]}`;
  return names[key] ?? key;
}

/** A value in effect from a day on, until a later one. */
export interface DatedValue<Value> {
  fromDay: Day;
  value: Value;
}

/**
 * Returns the value in effect on a day; undefined before the first.
 * @param values in any order, one per day
 */
export const valueOn = <Value>(
  values: readonly DatedValue<Value>[],
  day: Day,
): DatedValue<Value> | undefined =>
  values
    .filter(({ fromDay }) => fromDay <= day)
    .reduce<DatedValue<Value> | undefined>(
      (latest, each) => (latest && latest.fromDay > each.fromDay ? latest : each),
      undefined,
    );
