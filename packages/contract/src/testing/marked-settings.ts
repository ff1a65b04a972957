import type { Answers } from '../answers.ts';
import type { Locale } from '../locales.ts';
import { formatRupees, groupDigits } from '../money.ts';
import { describeHours } from '../settings/hours.ts';
import { type SettingKey, settingKeys } from '../settings/keys.ts';
import { type Settings, type SettingValue, settingGroups } from '../settings/values.ts';
import { formatPhone } from '../text/phone.ts';

/** Settings that can be distinguished from the defaults wherever they are shown. Only for tests. */

export type SettingGroup = keyof typeof settingGroups;
type ValueOf<G extends SettingGroup> = SettingValue<(typeof settingGroups)[G]['keys'][number]>;

/** A value of a key by its index among the keys: no two keys have the same, and none contains a part of its default. */
const marks: { readonly [G in SettingGroup]: (place: number) => ValueOf<G> } = {
  startingPrices: (n) => 6_101 + n,
  prices: (n) => ({
    listPriceRupees: 71_007 + 100 * n,
    discountPriceRupees: 61_003 + 100 * n,
    monthlyCostRupees: 5_017 + 10 * n,
  }),
  benefits: (n) => ({
    extensionDays: 110 + n,
    extraDiscountRupees: 3_110 + n,
    pauseDays: 210 + n,
    transferDays: 240 + n,
    swimmingSessions: 310 + n,
  }),
  brand: () => ({ name: 'Marked Fitness', shortName: 'MarkedFit', logo: '/images/icon-192.png' }),
  tagline: () => ({ en: 'Marked tagline', kn: 'ಗುರುತಿನ ಸಾಲು', hi: 'निशान वाली पंक्ति' }),
  social: () => ({
    instagram: 'https://instagram.com/marked',
    facebook: 'https://facebook.com/marked',
    youtube: 'https://youtube.com/@marked',
  }),
  phone: (n) => `80700000${n}`,
  email: () => 'marked@settings.example',
  address: () => ({ street: '9, Marked Road', pincode: '560091' }),
  mapPoint: () => ({ latitude: 21.1234, longitude: 81.4321 }),
  openingHours: () => [
    { weekdays: [1, 2, 3, 4, 5, 6], opensAtMinute: 490, closesAtMinute: 1_250 },
    { weekdays: [0], opensAtMinute: 545, closesAtMinute: 1_085 },
  ],
  noShows: () => ({ most: 1, withinDays: 44, blockedDays: 9 }),
  passPrices: () => ({ trialRupees: 77, dayRupees: 888 }),
  exitFeePercent: () => 13,
  consultancyPrice: () => ({ rupees: 4_321 }),
  deliveryDays: () => ({ from: 11, to: 13 }),
  returnDays: () => 23,
  offer: () => ({
    en: 'Marked offer',
    kn: 'ಗುರುತಿನ ಕೊಡುಗೆ',
    hi: 'निशान वाला ऑफ़र',
    tier: 'elitePlus',
    until: '2031-12-31',
  }),
  about: (n) => ({ lead: `Marked lead ${n}`, text: `Marked text ${n}` }),
  reviews: (n) => ({ text: `Marked review ${n}`, name: `Marked name ${n}`, place: `Marked place ${n}` }),
  business: () => ({
    legalName: 'Marked Fitness Private Limited',
    gstin: '29AAGCB7383J1Z4',
    fssaiLicence: '11223344556677',
  }),
  grievanceOfficer: () => ({
    name: 'Marked Officer',
    designation: 'Marked Designation',
    email: 'officer@settings.example',
    phone: '8066600001',
  }),
};

// The names of the groups are their own keys.
const groups = Object.keys(settingGroups) as SettingGroup[];
export const groupOf = (key: SettingKey): SettingGroup => {
  const found = groups.find((group) => settingGroups[group].keys.some((each) => each === key));
  if (!found) throw new Error(`${key} is in no group`);
  return found;
};

// Each group builds values of its keys.
export const markedSettings = Object.fromEntries(
  settingKeys.map((key, place) => [key, marks[groupOf(key)](place)]),
) as unknown as Settings;

type Shown = { readonly [G in SettingGroup]: (value: ValueOf<G>, words: Words) => (string | null)[] };
interface Words extends Pick<Answers, 'weekdayWords'> {
  locale: Locale;
}

const shown: Shown = {
  startingPrices: (rupees) => [groupDigits(rupees)],
  prices: (price) => Object.values(price).map(formatRupees),
  benefits: ({ extraDiscountRupees, ...counts }) => [
    formatRupees(extraDiscountRupees),
    ...Object.values(counts).map(String),
  ],
  brand: (parts) => Object.values(parts),
  tagline: (texts, { locale }) => [texts[locale]],
  social: (links) => Object.values(links),
  phone: (phone) => [formatPhone(phone)],
  email: (email) => [email],
  address: ({ street, pincode }) => [street, pincode],
  mapPoint: ({ latitude, longitude }) => [`${latitude}`, `${longitude}`],
  openingHours: (rows, { weekdayWords }) =>
    rows.flatMap((row) => Object.values(describeHours(row, weekdayWords))),
  noShows: (rule) => Object.values(rule).map(String),
  passPrices: (prices) => Object.values(prices).map(formatRupees),
  exitFeePercent: (percent) => [`${percent}`],
  consultancyPrice: ({ rupees }) => [rupees === null ? null : formatRupees(rupees)],
  deliveryDays: ({ from, to }) => [`${from}`, `${to}`],
  returnDays: (days) => [`${days}`],
  offer: (offer, { locale }) => [offer[locale]],
  about: (parts) => Object.values(parts),
  reviews: (parts) => Object.values(parts),
  business: (parts) => Object.values(parts),
  grievanceOfficer: ({ phone, ...parts }) => [...Object.values(parts), phone && formatPhone(phone)],
};

/** The text of a setting as shown to people, in a language; without unset parts. */
export function shownParts(key: SettingKey, settings: Settings, words: Words): string[] {
  // The value is one of the key's group.
  const parts = shown[groupOf(key)] as (value: unknown, words: Words) => (string | null)[];
  return parts(settings[key], words).filter((part) => part !== null);
}
