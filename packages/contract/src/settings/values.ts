import { z } from 'zod';
import { PINCODE_DIGITS } from '../business.ts';
import { digits, email, line } from '../fields.ts';
import type { Benefits } from '../memberships/tiers.ts';
import {
  aboutKeys,
  benefitsKeys,
  priceKeys,
  reviewKeys,
  type SettingKey,
  startingPriceKeys,
} from './keys.ts';
import { settingMessages } from './messages.ts';
import { gymPhone } from './phone.ts';
import { STREET_MAX_CHARACTERS } from './rules.ts';
import {
  about,
  brandSetting,
  business,
  grievanceOfficer,
  offerSetting,
  review,
  social,
  tagline,
} from './text-values.ts';

/** The schema of each setting's value. */

export const MINUTES_OF_A_DAY = 24 * 60;
const WEEKDAYS = 7;

const street = line(STREET_MAX_CHARACTERS, settingMessages.street);

/** India with its islands: a point in the sea is a typing error. */
const latitude = z
  .number(settingMessages.latitude)
  .min(6, settingMessages.latitude)
  .max(38, settingMessages.latitude);
const longitude = z
  .number(settingMessages.longitude)
  .min(68, settingMessages.longitude)
  .max(98, settingMessages.longitude);

const address = z.object({
  street,
  pincode: digits(new RegExp(`^[1-9][0-9]{${PINCODE_DIGITS - 1}}$`), settingMessages.pincode),
});
const mapPoint = z.object({ latitude, longitude });

const minute = z
  .int(settingMessages.minute)
  .min(0, settingMessages.minute)
  .max(MINUTES_OF_A_DAY, settingMessages.minute);

/** Hours of some weekdays; 0 is Sunday. Minutes count from midnight (IST). */
const hoursRow = z
  .object({
    weekdays: z
      .array(
        z
          .int()
          .min(0)
          .max(WEEKDAYS - 1),
      )
      .min(1, settingMessages.weekdays)
      .refine((days) => new Set(days).size === days.length, settingMessages.weekdayTwice),
    opensAtMinute: minute,
    closesAtMinute: minute,
  })
  .refine(({ opensAtMinute, closesAtMinute }) => opensAtMinute < closesAtMinute, {
    message: settingMessages.closesBeforeOpening,
    path: ['closesAtMinute'],
  });
export type HoursRow = z.infer<typeof hoursRow>;

/** A weekday without hours is closed. */
const openingHours = z
  .array(hoursRow)
  .min(1, settingMessages.weekdays)
  .max(WEEKDAYS)
  .refine((rows) => {
    const days = rows.flatMap(({ weekdays }) => weekdays);
    return new Set(days).size === days.length;
  }, settingMessages.weekdayTwice);

/** Below a crore, and above 0: a price of 0 is a typing error. */
const PRICE_MAX_RUPEES = 9_999_999;
const rupees = z
  .int(settingMessages.rupees)
  .min(1, settingMessages.rupees)
  .max(PRICE_MAX_RUPEES, settingMessages.rupees);

const planPrice = z
  .object({
    listPriceRupees: rupees,
    discountPriceRupees: rupees,
    /** As advertised, not calculated. */
    monthlyCostRupees: rupees,
  })
  .refine(({ listPriceRupees, discountPriceRupees }) => discountPriceRupees <= listPriceRupees, {
    message: settingMessages.aboveListPrice,
    path: ['discountPriceRupees'],
  });

const DAYS_OF_A_YEAR = 365;
const days = z
  .int(settingMessages.days)
  .min(0, settingMessages.days)
  .max(DAYS_OF_A_YEAR, settingMessages.days);
const SESSIONS_MOST = 365;

const planBenefits = z.object({
  extensionDays: days,
  extraDiscountRupees: z.int(settingMessages.discount).min(0, settingMessages.discount).max(PRICE_MAX_RUPEES),
  pauseDays: days,
  transferDays: days,
  swimmingSessions: z.int(settingMessages.sessions).min(0, settingMessages.sessions).max(SESSIONS_MOST),
}) satisfies z.ZodType<Benefits>;

/** After this many missed classes within this many days booking is blocked for some days; 0 turns it off. */
const noShows = z.object({
  most: z.int(settingMessages.noShows).min(0, settingMessages.noShows).max(20, settingMessages.noShows),
  withinDays: z.int(settingMessages.noShows).min(1, settingMessages.noShows).max(90, settingMessages.noShows),
  blockedDays: z
    .int(settingMessages.noShows)
    .min(1, settingMessages.noShows)
    .max(30, settingMessages.noShows),
});

/** The gym's share of the unused value when a membership ends early. */
const exitFeePercent = z
  .int(settingMessages.exitFeePercent)
  .min(0, settingMessages.exitFeePercent)
  .max(100, settingMessages.exitFeePercent);

export type NoShows = z.infer<typeof noShows>;

/** A trial may be free. */
const PASS_PRICE_MAX_RUPEES = 99_999;
const passPrice = z
  .int(settingMessages.passPrice)
  .min(0, settingMessages.passPrice)
  .max(PASS_PRICE_MAX_RUPEES, settingMessages.passPrice);
const passPrices = z.object({ trialRupees: passPrice, dayRupees: passPrice });

/** The price of a consultancy at the center, with tax. Null: included. */
const consultancyPrice = z.object({ rupees: rupees.nullable() });

/** Texts contain both days. */
export const DELIVERY_DAYS_MOST = 30;
const deliveryDay = z
  .int(settingMessages.deliveryDays)
  .min(1, settingMessages.deliveryDays)
  .max(DELIVERY_DAYS_MOST, settingMessages.deliveryDays);
const deliveryDays = z
  .object({ from: deliveryDay, to: deliveryDay })
  .refine(({ from, to }) => from < to, { message: settingMessages.deliveryBackwards, path: ['to'] });

/** Texts use the plural 'days'. */
const RETURN_DAYS_LEAST = 2;
const RETURN_DAYS_MOST = 90;
const returnDays = z
  .int(settingMessages.returnDays)
  .min(RETURN_DAYS_LEAST, settingMessages.returnDays)
  .max(RETURN_DAYS_MOST, settingMessages.returnDays);

/** Keys with the same kind of value share a schema. */
export const settingGroups = {
  startingPrices: { keys: startingPriceKeys, value: rupees },
  prices: { keys: priceKeys, value: planPrice },
  benefits: { keys: benefitsKeys, value: planBenefits },
  brand: { keys: ['brand'], value: brandSetting },
  tagline: { keys: ['tagline'], value: tagline },
  social: { keys: ['social'], value: social },
  phone: { keys: ['phone'], value: gymPhone },
  email: { keys: ['email'], value: email },
  address: { keys: ['address'], value: address },
  mapPoint: { keys: ['mapPoint'], value: mapPoint },
  openingHours: { keys: ['openingHours'], value: openingHours },
  noShows: { keys: ['noShows'], value: noShows },
  passPrices: { keys: ['passPrices'], value: passPrices },
  exitFeePercent: { keys: ['exitFeePercent'], value: exitFeePercent },
  consultancyPrice: { keys: ['consultancyPrice'], value: consultancyPrice },
  deliveryDays: { keys: ['deliveryDays'], value: deliveryDays },
  returnDays: { keys: ['returnDays'], value: returnDays },
  offer: { keys: ['offer'], value: offerSetting },
  about: { keys: aboutKeys, value: about },
  reviews: { keys: reviewKeys, value: review },
  business: { keys: ['business'], value: business },
  grievanceOfficer: { keys: ['grievanceOfficer'], value: grievanceOfficer },
} as const;

type Group = (typeof settingGroups)[keyof typeof settingGroups];
type SchemaOf<K extends SettingKey, G extends Group = Group> = G extends Group
  ? K extends G['keys'][number]
    ? G['value']
    : never
  : never;
type SettingSchemas = { readonly [K in SettingKey]: SchemaOf<K> };

/** The schema of each key. No value is null itself, because null in the database means that nothing is set. */
// The groups have all keys.
export const settingValues = Object.fromEntries(
  Object.values(settingGroups).flatMap(({ keys, value }) => keys.map((key) => [key, value])),
) as SettingSchemas;

export type SettingValue<K extends SettingKey> = z.output<SettingSchemas[K]>;
/** The settings in effect on a day. */
export type Settings = { readonly [K in SettingKey]: SettingValue<K> };
