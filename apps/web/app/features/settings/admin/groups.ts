import { CONVENIENCE_FEE_RUPEES, MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { locales } from '@namma/contract/locales';
import { planLengthsMonths, tiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { adminSettings } from '@namma/contract/paths';
import {
  aboutKey,
  benefitsKey,
  centerKey,
  priceKey,
  reviewKey,
  reviewPlaces,
  type SettingKey,
  startingPriceKey,
} from '@namma/contract/settings/keys';
import { languageNames } from '@namma/contract/settings/rules';
import { centers } from '@namma/contract/values/centers';

export const groupNames = ['prices', 'gym', 'hours', 'offers', 'people', 'legal'] as const;
export type GroupName = (typeof groupNames)[number];

/** What stays as it is, and why. */
interface Fixed {
  what: string;
  why: string;
}

interface Section {
  title?: string;
  keys: readonly SettingKey[];
}

interface Group {
  label: string;
  lead: string;
  sections: readonly Section[];
  fixed: readonly Fixed[];
}

/** The settings as an owner thinks of them. */
export const settingGroups: Record<GroupName, Group> = {
  prices: {
    label: 'Prices',
    lead: 'Without tax and fee. A price begins at midnight of its first day; memberships that are sold keep theirs.',
    sections: [
      ...tiers.map(({ name, slug }) => ({
        title: name,
        keys: [
          startingPriceKey(slug),
          ...planLengthsMonths.map((months) => priceKey(slug, months)),
          ...planLengthsMonths.map((months) => benefitsKey(slug, months)),
        ],
      })),
      { title: 'Passes', keys: ['passPrices'] },
      { title: 'Consultancy', keys: ['consultancyPrice'] },
      { title: 'Leaving early', keys: ['exitFeePercent'] as const },
    ],
    fixed: [
      {
        what: `Tax and fee of a membership, ${formatRupees(MEMBERSHIP_FEE_RUPEES)}`,
        why: 'Receipts, tax and dues are reckoned with it.',
      },
      {
        what: 'Names of the tiers, and 12, 6 and 3 months',
        why: 'Memberships that are sold are called by them.',
      },
    ],
  },
  gym: {
    label: 'Gym',
    lead: 'What visitors call, write to and find on the map.',
    sections: [
      { title: 'Name', keys: ['brand', 'tagline', 'social'] },
      { title: 'Contact', keys: ['phone', 'email', 'address', 'mapPoint'] },
      { title: 'Centers', keys: centers.map(centerKey) },
    ],
    fixed: [
      { what: 'Names of the centers', why: 'Memberships, appointments and receipts are kept by them.' },
      { what: 'City and state', why: 'Taxes and deliveries go by them.' },
    ],
  },
  hours: {
    label: 'Hours',
    lead: 'All centers have the same hours. Appointments are taken within them.',
    sections: [{ keys: ['openingHours'] }, { title: 'Classes', keys: ['noShows'] }],
    fixed: [],
  },
  offers: {
    label: 'Offers',
    lead: 'A line at the top of the landing page that leads to a tier, from its first to its last day. Without a text there is none.',
    sections: [{ keys: ['offer'] }],
    fixed: [{ what: 'Prices', why: 'An offer changes none: a price with a first day is under Prices.' }],
  },
  people: {
    label: 'People',
    lead: 'What the landing page says of the gym and of those who train here. A text holds in its language; the others keep theirs.',
    sections: locales.map((locale) => ({
      title: languageNames[locale],
      keys: [aboutKey(locale), ...reviewPlaces.map((place) => reviewKey(place, locale))],
    })),
    fixed: [
      {
        what: 'Stars and reviews of products',
        why: 'Members write them; Reviews in the shop shows or hides them.',
      },
    ],
  },
  legal: {
    label: 'Legal',
    lead: 'What the law asks a business to publish. Legal pages, receipts and invoices leave out what is not given.',
    sections: [
      { keys: ['business', 'grievanceOfficer'] },
      { title: 'Orders', keys: ['deliveryDays', 'returnDays'] },
    ],
    fixed: [
      {
        what: 'Whether documents charge GST',
        why: 'Whoever runs the server sets TAX_SCHEME, and GSTIN and LEGAL_NAME with it, which then hold over these.',
      },
      {
        what: `Delivery and platform fee of an order, ${formatRupees(CONVENIENCE_FEE_RUPEES)}`,
        why: 'Orders, receipts and tax are reckoned with it.',
      },
      { what: 'Terms and privacy notice', why: 'Members have agreed to them, each with its version.' },
    ],
  },
};

/** The group of an address; the first when it names none. */
export const groupOf = (text: string | null): GroupName =>
  groupNames.find((name) => name === text) ?? groupNames[0];

export const groupPath = (name: GroupName): string => `${adminSettings}?group=${name}`;
