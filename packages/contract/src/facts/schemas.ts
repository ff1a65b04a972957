import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { said } from '../default-errors.ts';
import { day, newestId } from '../fields.ts';
import { type Offer, planLengthsMonths, tierNames, tierSlugs } from '../memberships/tiers.ts';
import { messages } from '../messages.ts';
import { passOfClosedDay } from '../passes/schemas.ts';
import { centers } from '../values/centers.ts';
import { type FactKey, factKeys } from './keys.ts';
import { factSentences } from './sentences.ts';
import { factGroups } from './values.ts';

const key = z.enum(factKeys);

/** A value from a day on, and the version of the fact as it was read: another one is refused. */
const begins = {
  /** The first IST day: today or later. A price begins at 00:00. */
  fromDay: day('fact'),
  version: newestId.optional(),
};
const ofGroup = <Keys extends readonly FactKey[], Value extends z.ZodType>(group: {
  keys: Keys;
  value: Value;
}) => z.object({ key: z.enum(group.keys), value: group.value, ...begins });

/** A fact from a day on; what its value is depends on the key. */
export const newFact = z.discriminatedUnion(
  'key',
  [
    ofGroup(factGroups.startingPrices),
    ofGroup(factGroups.prices),
    ofGroup(factGroups.benefits),
    ofGroup(factGroups.mapPoint),
    ofGroup(factGroups.phone),
    ofGroup(factGroups.email),
    ofGroup(factGroups.address),
    ofGroup(factGroups.openingHours),
    ofGroup(factGroups.noShows),
    ofGroup(factGroups.passPrices),
    ofGroup(factGroups.consultancyPrice),
    ofGroup(factGroups.deliveryDays),
    ofGroup(factGroups.returnDays),
    ofGroup(factGroups.exitFeePercent),
    ofGroup(factGroups.centers),
    ofGroup(factGroups.offer).refine(({ value, fromDay }) => !value.until || value.until >= fromDay, {
      message: factSentences.offerBackwards,
      path: ['value', 'until'],
    }),
    ofGroup(factGroups.about),
    ofGroup(factGroups.reviews),
    ofGroup(factGroups.business),
    ofGroup(factGroups.grievanceOfficer),
  ],
  { error: said(messages.oneOf, factKeys.join(', ')) },
);
export type NewFact = z.infer<typeof newFact>;

/** A value that has not begun. */
export const factToRemove = z.object({ key, fromDay: day('fact') });
export type FactToRemove = z.infer<typeof factToRemove>;

/** A value as it is stored and shown, of whichever key. */
export const factValue = z.json();

const changedBy = { by: z.string(), at: z.iso.datetime() };

/** A fact as its owner sees it. */
export const fact = z.object({
  key,
  /** What holds until somebody changes it. */
  default: factValue,
  current: z.object({
    value: factValue,
    /** Null while the default holds. */
    since: z.object({ fromDay: z.iso.date(), ...changedBy }).nullable(),
  }),
  /** Soonest first. */
  coming: z.array(z.object({ value: factValue, fromDay: z.iso.date(), ...changedBy })),
  /** For `newFact`: 0 while nobody has changed it. */
  version: newestId,
});
export type Fact = z.infer<typeof fact>;

export const allFacts = z.array(fact);

/** `activityId` is for the undo. With the passes and requests for days that other opening hours close. */
export const factReply = stepReply.extend({ fact, passes: z.array(passOfClosedDay).optional() });

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

/** Prices and benefits of the plans today, by tier. */
export const offer = z.record(z.enum(tierNames), tierOffer) satisfies z.ZodType<Offer>;

/** What the owner writes on pages, in the language of the page. */
export const gymTexts = z.object({
  /** Null where none runs today, or none in this language. */
  offer: z.object({ text: z.string(), tier: z.enum(tierSlugs) }).nullable(),
  /** Null: the page has its own. */
  about: z.object({ lead: z.string(), text: z.string() }).nullable(),
  /** What a day to try costs, in rupees. */
  trialRupees: z.int().min(0),
  reviews: z.array(z.object({ text: z.string(), name: z.string(), place: z.string() }).nullable()),
});
export type GymTexts = z.infer<typeof gymTexts>;

const ofCenter = z.object({ street: z.string().nullable(), phone: z.string().nullable() });

/** What pages show of the gym today. */
export const gymFacts = z.object({
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
  /** What a consultancy costs at the center, with tax; null: it is included. */
  consultancyPrice: z.object({ rupees: z.int().nullable() }),
  /** How many days after its day an order of today arrives, at least and at most. */
  deliveryDays: z.object({ from: z.int(), to: z.int() }),
  /** How many days after its delivery an order of today can be returned. */
  returnDays: z.int(),
  /** A phone of its own, where a center has one. */
  centers: z.record(z.enum(centers), ofCenter),
});
export type GymFacts = z.infer<typeof gymFacts>;
