import { CONVENIENCE_FEE_RUPEES, MEMBERSHIP_FEE_RUPEES } from '@namma/contract/business';
import { locales } from '@namma/contract/locales';
import { planLengthsMonths, tiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { adminSettings } from '@namma/contract/paths';
import {
  aboutKey,
  benefitsKey,
  priceKey,
  reviewKey,
  reviewPlaces,
  type SettingKey,
  startingPriceKey,
} from '@namma/contract/settings/keys';
import { languageNames } from '@namma/contract/settings/rules';

export const groupNames = ['prices', 'gym', 'hours', 'offers', 'people', 'legal'] as const;
export type GroupName = (typeof groupNames)[number];

/** Fixed settings with reasons. */
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
    lead: 'Without tax and fee. A price takes effect at midnight of its first day. Sold memberships keep their price.',
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
        why: 'Used to calculate receipts, tax and dues.',
      },
      {
        what: 'Names of the tiers, and 12, 6 and 3 months',
        why: 'Sold memberships use these names.',
      },
    ],
  },
  gym: {
    label: 'Gym',
    lead: 'Contact details on the website.',
    sections: [
      { title: 'Name', keys: ['brand', 'tagline', 'social'] },
      { title: 'Contact', keys: ['phone', 'email', 'address', 'mapPoint'] },
    ],
    fixed: [{ what: 'City and state', why: 'Taxes and deliveries depend on them.' }],
  },
  hours: {
    label: 'Hours',
    lead: 'The same for all centers. Appointments are possible within these hours.',
    sections: [{ keys: ['openingHours'] }, { title: 'Classes', keys: ['noShows'] }],
    fixed: [],
  },
  offers: {
    label: 'Offers',
    lead: 'A banner on the landing page that links to a tier, from its first to its last day. Empty: no banner.',
    sections: [{ keys: ['offer'] }],
    fixed: [{ what: 'Prices', why: "Offers don't change prices. Set prices under Prices." }],
  },
  people: {
    label: 'People',
    lead: 'Texts of the landing page, per language.',
    sections: locales.map((locale) => ({
      title: languageNames[locale],
      keys: [aboutKey(locale), ...reviewPlaces.map((place) => reviewKey(place, locale))],
    })),
    fixed: [
      {
        what: 'Stars and reviews of products',
        why: 'Written by members. Show or hide them under Reviews.',
      },
    ],
  },
  legal: {
    label: 'Legal',
    lead: 'Required by law. Legal pages, receipts and invoices omit empty fields.',
    sections: [
      { keys: ['business', 'grievanceOfficer'] },
      { title: 'Orders', keys: ['deliveryDays', 'returnDays'] },
    ],
    fixed: [
      {
        what: 'Whether documents charge GST',
        why: 'Set on the server: TAX_SCHEME, GSTIN and LEGAL_NAME override these values.',
      },
      {
        what: `Delivery and platform fee of an order, ${formatRupees(CONVENIENCE_FEE_RUPEES)}`,
        why: 'Used to calculate orders, receipts and tax.',
      },
      { what: 'Terms and privacy notice', why: 'Members have accepted a version of them.' },
    ],
  },
};

/** The group of an address; the first when it names none. */
export const groupOf = (text: string | null): GroupName =>
  groupNames.find((name) => name === text) ?? groupNames[0];

export const groupPath = (name: GroupName): string => `${adminSettings}?group=${name}`;
