import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import type { Brand } from '../brand.ts';
import { said } from '../default-errors.ts';
import { day, newestId } from '../fields.ts';
import { type Offer, planLengthsMonths, tierNames, tierSlugs } from '../memberships/tiers.ts';
import { messages } from '../messages.ts';
import { passOfClosedDay } from '../passes/schemas.ts';
import { type SettingKey, settingKeys } from './keys.ts';
import { settingMessages } from './messages.ts';
import { settingGroups } from './values.ts';

const key = z.enum(settingKeys);

/** A value from a day on, and the version of the setting that was read: refused if it has changed. */
const begins = {
  /** The first IST day: today or later. A price begins at 00:00. */
  fromDay: day('setting'),
  version: newestId.optional(),
};
const ofGroup = <Keys extends readonly SettingKey[], Value extends z.ZodType>(group: {
  keys: Keys;
  value: Value;
}) => z.object({ key: z.enum(group.keys), value: group.value, ...begins });

/** A setting from a day on; its value depends on the key. */
export const newSetting = z.discriminatedUnion(
  'key',
  [
    ofGroup(settingGroups.startingPrices),
    ofGroup(settingGroups.prices),
    ofGroup(settingGroups.benefits),
    ofGroup(settingGroups.brand),
    ofGroup(settingGroups.tagline),
    ofGroup(settingGroups.social),
    ofGroup(settingGroups.mapPoint),
    ofGroup(settingGroups.phone),
    ofGroup(settingGroups.email),
    ofGroup(settingGroups.address),
    ofGroup(settingGroups.openingHours),
    ofGroup(settingGroups.noShows),
    ofGroup(settingGroups.passPrices),
    ofGroup(settingGroups.consultancyPrice),
    ofGroup(settingGroups.deliveryDays),
    ofGroup(settingGroups.returnDays),
    ofGroup(settingGroups.exitFeePercent),
    ofGroup(settingGroups.offer).refine(({ value, fromDay }) => !value.until || value.until >= fromDay, {
      message: settingMessages.offerBackwards,
      path: ['value', 'until'],
    }),
    ofGroup(settingGroups.about),
    ofGroup(settingGroups.reviews),
    ofGroup(settingGroups.business),
    ofGroup(settingGroups.grievanceOfficer),
  ],
  { error: said(messages.oneOf, settingKeys.join(', ')) },
);
export type NewSetting = z.infer<typeof newSetting>;

/** A scheduled value that has not begun. */
export const settingToRemove = z.object({ key, fromDay: day('setting') });
export type SettingToRemove = z.infer<typeof settingToRemove>;

/** A value as stored and shown, of any key. */
export const settingValue = z.json();

const changedBy = { by: z.string(), at: z.iso.datetime() };

/** A setting as its owner sees it. */
export const setting = z.object({
  key,
  /** The default value. */
  default: settingValue,
  current: z.object({
    value: settingValue,
    /** Null while the default is in effect. */
    since: z.object({ fromDay: z.iso.date(), ...changedBy }).nullable(),
  }),
  /** Scheduled values, soonest first. */
  coming: z.array(z.object({ value: settingValue, fromDay: z.iso.date(), ...changedBy })),
  /** For `newSetting`: 0 while it was never changed. */
  version: newestId,
});
export type Setting = z.infer<typeof setting>;

export const allSettings = z.array(setting);

/** `activityId` is for the undo. With the passes and requests for days that new opening hours close. */
export const settingReply = stepReply.extend({ setting, passes: z.array(passOfClosedDay).optional() });

const plan = z.object({
  months: z.literal(planLengthsMonths),
  listPriceRupees: z.int(),
  discountPriceRupees: z.int(),
  monthlyCostRupees: z.int(),
  benefits: z.object({
    extensionDays: z.int(),
    extraDiscountRupees: z.int(),
    pauseDays: z.int(),
    transferDays: z.int(),
    swimmingSessions: z.int(),
  }),
});
const tierOffer = z.object({ startingMonthlyRupees: z.int(), plans: z.tuple([plan, plan, plan]) });

/** Today's prices and benefits of the plans, by tier. */
export const offer = z.record(z.enum(tierNames), tierOffer) satisfies z.ZodType<Offer>;

/** The owner's texts on pages, in the language of the page. */
export const gymTexts = z.object({
  /** Null where none runs today, or none in this language. */
  offer: z.object({ text: z.string(), tier: z.enum(tierSlugs) }).nullable(),
  /** Null: the page has its own. */
  about: z.object({ lead: z.string(), text: z.string() }).nullable(),
  /** The price of a trial, in rupees. */
  trialRupees: z.int().min(0),
  reviews: z.array(z.object({ text: z.string(), name: z.string(), place: z.string() }).nullable()),
});
export type GymTexts = z.infer<typeof gymTexts>;

const ofCenter = z.object({
  /** Null: the label of the key. */
  label: z.string().nullable(),
  area: z.string().nullable(),
  street: z.string().nullable(),
  phone: z.string().nullable(),
  /** False once it has closed for good. */
  isOpen: z.boolean(),
});

/** Today's data of the gym for pages. */
export const gymSettings = z.object({
  brand: z.object({
    name: z.string(),
    shortName: z.string(),
    /** An image link. */
    logo: z.string().nullable(),
    /** In the language of the page; null: the page has its own. */
    tagline: z.string().nullable(),
    social: z.array(z.string()),
  }) satisfies z.ZodType<Brand>,
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.array(
    z.object({
      /** `Monday to Friday`, in the language of the page. */
      days: z.string(),
      /** `5:00AM-10:00PM` */
      shown: z.string(),
      weekdays: z.array(z.int()),
      opensAtMinute: z.int(),
      closesAtMinute: z.int(),
    }),
  ),
  /** The price of a consultancy at the center, with tax; null: included. */
  consultancyPrice: z.object({ rupees: z.int().nullable() }),
  /** The delivery time of today's orders in days, minimum and maximum. */
  deliveryDays: z.object({ from: z.int(), to: z.int() }),
  /** False without a mail server: pages then promise no emails. */
  isSendingMails: z.boolean(),
  /** The return period of today's orders, in days. */
  returnDays: z.int(),
  /** The phone of a center, where it has its own. */
  centers: z.record(z.string(), ofCenter),
});
export type GymSettings = z.infer<typeof gymSettings>;
