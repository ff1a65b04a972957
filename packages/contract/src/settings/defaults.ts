import { brandDefaults } from '../brand.ts';
import type { Benefits } from '../memberships/tiers.ts';
import type { Settings } from './values.ts';

const price = (listPriceRupees: number, discountPriceRupees: number, monthlyCostRupees: number) => ({
  listPriceRupees,
  discountPriceRupees,
  monthlyCostRupees,
});

/** Extension days, renewal discount in rupees, pause days, transfer days, swimming sessions. */
const benefits = ([extensionDays, extraDiscountRupees, pauseDays, transferDays, swimmingSessions]: [
  number,
  number,
  number,
  number,
  number,
]): Benefits => ({ extensionDays, extraDiscountRupees, pauseDays, transferDays, swimmingSessions });

const noReview = { text: null, name: null, place: null };
const noAbout = { lead: null, text: null };

/** The default settings: those of SPEC, and of this gym. Pages get settings with their data. */
export const settingDefaults: Settings = {
  'startingPrice.elite': 535,
  'startingPrice.elitePro': 987,
  'startingPrice.elitePlus': 1367,
  'price.elite.12': price(14999, 11999, 999),
  'price.elite.6': price(10999, 8999, 1499),
  'price.elite.3': price(7999, 4999, 1666),
  'price.elitePro.12': price(17999, 12999, 1111),
  'price.elitePro.6': price(12999, 9999, 1555),
  'price.elitePro.3': price(8999, 6999, 2333),
  'price.elitePlus.12': price(19999, 15999, 1333),
  'price.elitePlus.6': price(14999, 11999, 1999),
  'price.elitePlus.3': price(11999, 7999, 2666),
  'benefits.elite.12': benefits([30, 500, 30, 30, 6]),
  'benefits.elite.6': benefits([15, 300, 15, 15, 3]),
  'benefits.elite.3': benefits([7, 150, 7, 7, 1]),
  'benefits.elitePro.12': benefits([35, 1000, 45, 45, 12]),
  'benefits.elitePro.6': benefits([20, 500, 20, 20, 6]),
  'benefits.elitePro.3': benefits([10, 250, 10, 10, 3]),
  'benefits.elitePlus.12': benefits([60, 1500, 60, 60, 24]),
  'benefits.elitePlus.6': benefits([30, 750, 30, 30, 12]),
  'benefits.elitePlus.3': benefits([15, 400, 15, 15, 6]),
  brand: brandDefaults,
  // Pages have texts of their own.
  tagline: { en: null, kn: null, hi: null },
  social: { instagram: null, facebook: null, youtube: null },
  phone: '8041234567',
  email: 'hello@namma.fit',
  address: { street: '27, 80 Feet Road, Koramangala 4th Block', pincode: '560034' },
  mapPoint: { latitude: 12.9345, longitude: 77.6266 },
  // As in the specification: Monday to Friday 5:00AM-10:00PM, Saturday and Sunday 7:00AM-10:30AM.
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5], opensAtMinute: 5 * 60, closesAtMinute: 22 * 60 },
    { weekdays: [6, 0], opensAtMinute: 7 * 60, closesAtMinute: 10 * 60 + 30 },
  ],
  // By default the whole value of the unused days is refunded.
  exitFeePercent: 0,
  // The third missed class within 30 days: no booking for three days.
  noShows: { most: 3, withinDays: 30, blockedDays: 3 },
  // Included in every membership (D55).
  consultancyPrice: { rupees: null },
  // The delivery time of an order in days.
  deliveryDays: { from: 2, to: 4 },
  // A delivered order can be returned unopened until the end of the IST day this many days after its delivery.
  returnDays: 7,
  passPrices: { trialRupees: 0, dayRupees: 300 },
  offer: { en: null, kn: null, hi: null, tier: 'elite', until: null },
  // Pages have their own default texts.
  'about.en': noAbout,
  'about.kn': noAbout,
  'about.hi': noAbout,
  'review.1.en': noReview,
  'review.1.kn': noReview,
  'review.1.hi': noReview,
  'review.2.en': noReview,
  'review.2.kn': noReview,
  'review.2.hi': noReview,
  'review.3.en': noReview,
  'review.3.kn': noReview,
  'review.3.hi': noReview,
  business: { legalName: null, gstin: null, fssaiLicence: null },
  grievanceOfficer: { name: null, designation: null, email: null, phone: null },
};
