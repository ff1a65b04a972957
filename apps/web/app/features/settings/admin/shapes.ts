import { type Locale, locales } from '@namma/contract/locales';
import type { SettingKey } from '@namma/contract/settings/keys';

/** A field of a setting, as it is typed. */
export interface SettingField {
  /** Its name in the value; `value` where that is the value itself. */
  name: string;
  label: string;
  type: 'rupees' | 'count' | 'decimal' | 'line' | 'text' | 'phone' | 'email' | 'day' | 'tier' | 'image';
  /** Optional. */
  isOptional?: boolean;
  hint?: string;
  /** Text shown for an empty value. */
  ifEmpty?: string;
  /** Format of a number without its label. */
  inWords?: (count: number) => string;
}

/** The language of a text: that of its field, or of its setting. */
export const languageOf = (key: SettingKey, { name }: SettingField): Locale | undefined =>
  locales.find((locale) => locale === name || locale === key.split('.').at(-1));

const rupees = (name: string, label: string, hint?: string): SettingField => ({
  name,
  label,
  type: 'rupees',
  ...(hint && { hint }),
});
const count = (name: string, label: string): SettingField => ({ name, label, type: 'count' });

const street: SettingField = { name: 'street', label: 'Street', type: 'line' };

const optional = (name: string, label: string, type: SettingField['type'], hint?: string): SettingField => ({
  name,
  label,
  type,
  isOptional: true,
  ...(hint && { hint }),
});

/** In whose place the page has a text. */
const ownText = (name: string, label: string, type: SettingField['type']): SettingField => ({
  ...optional(name, label, type),
  ifEmpty: 'as the page has it',
});

/** The fields of each kind of setting, by the first word of its key. Hours have rows instead. */
const fieldsByKind: Record<string, readonly SettingField[]> = {
  startingPrice: [rupees('value', 'Rupees a month', 'Shown at the top of the tier page.')],
  price: [
    rupees('listPriceRupees', 'List price'),
    rupees('discountPriceRupees', 'Discounted price', 'Sale price, before tax and fee.'),
    rupees('monthlyCostRupees', 'Monthly text', 'As advertised. Not calculated.'),
  ],
  benefits: [
    count('extensionDays', 'Days of free extension'),
    rupees('extraDiscountRupees', 'Off the next renewal'),
    count('pauseDays', 'Pause days'),
    count('transferDays', 'Transfer days'),
    count('swimmingSessions', 'Swimming sessions'),
  ],
  brand: [
    { name: 'name', label: 'Name', type: 'line' },
    { name: 'shortName', label: 'Short name', type: 'line', hint: 'Below the icon of the installed app.' },
    optional('logo', 'Logo', 'image', 'Square. If empty, only the name is shown.'),
  ],
  tagline: [
    ownText('en', 'In English', 'line'),
    ownText('kn', 'In Kannada', 'line'),
    ownText('hi', 'In Hindi', 'line'),
  ],
  social: [
    optional('instagram', 'Instagram', 'line', 'https://instagram.com/…'),
    optional('facebook', 'Facebook', 'line', 'https://facebook.com/…'),
    optional('youtube', 'YouTube', 'line', 'https://youtube.com/@…'),
  ],
  phone: [{ name: 'value', label: 'Phone', type: 'phone' }],
  email: [{ name: 'value', label: 'Email', type: 'email' }],
  address: [street, { name: 'pincode', label: 'Pincode', type: 'line' }],
  mapPoint: [
    { name: 'latitude', label: 'Latitude', type: 'decimal' },
    { name: 'longitude', label: 'Longitude', type: 'decimal' },
  ],
  offer: [
    optional('en', 'In English', 'line'),
    optional('kn', 'In Kannada', 'line'),
    optional('hi', 'In Hindi', 'line', 'A language without a text shows no offer.'),
    { name: 'tier', label: 'Leads to', type: 'tier' },
    optional('until', 'Last day', 'day'),
  ],
  exitFeePercent: [
    {
      name: 'value',
      label: 'Percent of the unused days',
      type: 'count',
      hint: 'Share of their value that the gym keeps when a membership ends early.',
      inWords: (percent) => `${percent}% of the unused days`,
    },
  ],
  noShows: [
    { ...count('most', 'Missed classes that block'), hint: '0 turns it off.' },
    count('withinDays', 'Within how many days'),
    count('blockedDays', 'Days without booking'),
  ],
  consultancyPrice: [
    {
      ...rupees('rupees', 'Rupees, with tax', 'Paid at the center. If empty, it is free.'),
      isOptional: true,
      ifEmpty: 'included',
    },
  ],
  deliveryDays: [
    count('from', 'First day after the order'),
    {
      ...count('to', 'Last day after the order'),
      hint: 'Placed orders keep their dates. Food is sold only while it is fresh enough on the last day.',
    },
  ],
  returnDays: [
    {
      ...count('value', 'Days after delivery'),
      hint: 'Placed orders keep their terms.',
      inWords: (days) => `${days} ${days === 1 ? 'day' : 'days'} after delivery`,
    },
  ],
  passPrices: [rupees('trialRupees', 'Trial', '0 for nothing.'), rupees('dayRupees', 'Day pass')],
  about: [ownText('lead', 'First paragraph', 'text'), ownText('text', 'Second paragraph', 'text')],
  review: [
    ownText('text', 'Review', 'text'),
    ownText('name', 'Name', 'line'),
    ownText('place', 'Place', 'line'),
  ],
  business: [
    optional('legalName', 'Legal name', 'line'),
    optional('gstin', 'GSTIN', 'line', 'If the business is registered.'),
    optional('fssaiLicence', 'FSSAI licence', 'line', 'Required to sell food: 14 digits.'),
  ],
  grievanceOfficer: [
    optional('name', 'Name', 'line'),
    optional('designation', 'Designation', 'line'),
    optional('email', 'Email', 'email'),
    optional('phone', 'Phone', 'phone'),
  ],
};

export const kindOf = (key: SettingKey): string => key.split('.')[0] ?? key;

export const fieldsOf = (key: SettingKey): readonly SettingField[] => fieldsByKind[kindOf(key)] ?? [];

/** True if a page shows the setting. */
export const hasPreview = (key: SettingKey): boolean =>
  !['brand', 'tagline', 'social', 'noShows', 'passPrices', 'exitFeePercent'].includes(kindOf(key));
