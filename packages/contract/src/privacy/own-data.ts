import { z } from 'zod';
import { activityActions, subjectTypes } from '../admin/rules.ts';
import { changedFields } from '../admin/schemas.ts';
import { bookingStatuses, consultancyTypes } from '../appointments/rules.ts';
import { roles } from '../business.ts';
import { address } from '../cart/schemas.ts';
import { inLang } from '../catalogue/schemas.ts';
import { centers } from '../centers/rules.ts';
import { enquiryStatuses } from '../enquiries/rules.ts';
import { id, paise } from '../fields.ts';
import { consentDocuments } from '../legal/rules.ts';
import { locales } from '../locales.ts';
import { mailKinds, mailStatuses } from '../mail/rules.ts';
import { membershipEventKinds } from '../memberships/days.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { planLengthsMonths, tierNames } from '../memberships/tiers.ts';
import { visitRefusals } from '../visits/rules.ts';
import { ownCheckout, ownDocument, ownPayment, ownReturn, ownReview } from './own-purchases.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
const center = z.enum(centers);

/** A text that the member agreed to. */
const consent = z.object({
  document: z.enum(consentDocuments),
  version: z.string(),
  /** The language in which it was shown. */
  locale: z.enum(locales),
  givenAt: instant,
});
export type Consent = z.infer<typeof consent>;

const membership = z.object({
  membershipId: id,
  type: z.enum(tierNames),
  months: z.literal(planLengthsMonths),
  center,
  registeredAt: instant,
  startDate: day,
  endDate: day,
  /** The last day after pauses, extensions and days handed over. */
  effectiveEnd: day,
  totalPaise: paise,
  paidPaise: paise,
  paymentStatus: z.enum(paymentStatuses),
  renewalOf: id.nullable(),
  renewalDiscountPaise: paise,
  listPricePaise: paise,
  discountPricePaise: paise,
  feePaise: paise,
  extensionDays: z.int(),
  extraDiscountPaise: paise,
  pauseDays: z.int(),
  transferDays: z.int(),
  swims: z.int(),
  opensAllCenters: z.boolean(),
  slipCode: z.string().nullable(),
  /** What moved its end or its center, oldest first. */
  events: z.array(
    z.object({
      kind: z.enum(membershipEventKinds),
      fromDay: day.nullable(),
      toDay: day.nullable(),
      days: z.int(),
      center: center.nullable(),
      at: instant,
    }),
  ),
});

/** Everything that is stored about a member. Instants are UTC, days IST; each list is oldest first. */
export const ownData = z.object({
  madeAt: instant,
  profile: z.object({
    userId: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    dateOfBirth: z.string(),
    gender: z.string(),
    address: z.string(),
    role: z.enum(roles),
    registeredOn: day,
    /** When an admin saw a parent or guardian; null when none was asked for. */
    guardianSeenAt: instant.nullable(),
    /** By which the member was under 18 when it was replaced; empty without one. */
    dateOfBirthBefore: z.string(),
  }),
  consents: z.array(consent),
  addresses: z.array(address.extend({ savedAt: instant })),
  cart: z.array(z.object({ productId: id, product: z.string(), quantity: z.int(), addedAt: instant })),
  checkouts: z.array(ownCheckout),
  returns: z.array(ownReturn),
  reviews: z.array(ownReview),
  memberships: z.array(membership),
  payments: z.array(ownPayment),
  documents: z.array(ownDocument),
  appointments: z.array(
    z.object({
      appointmentId: id,
      type: z.enum(consultancyTypes),
      day,
      /** Null while the time is to be agreed. */
      startsAt: instant.nullable(),
      coach: z.string().nullable(),
      center: center.nullable(),
      status: z.enum(bookingStatuses),
      cancelReason: z.string().nullable(),
      /** Erased, and null, a year after the appointment; as are `heightCm` and `weightKg`. */
      age: z.int().nullable(),
      heightCm: z.number().nullable(),
      weightKg: z.number().nullable(),
      bookedAt: instant,
    }),
  ),
  visits: z.array(
    z.object({
      visitId: id,
      center,
      at: instant,
      wasLetIn: z.boolean(),
      refusal: z.enum(visitRefusals).nullable(),
      /** Why an admin let the member in despite the refusal. */
      overruled: z.string().nullable(),
    }),
  ),
  /**
   * Queries that were sent while signed in. Of those that were sent with the member's email by somebody who was not, the texts
   * are null: nobody has proved that the email is the member's.
   */
  queries: z.array(
    z.object({
      ticketNumber: z.string(),
      sentAt: instant,
      status: z.enum(enquiryStatuses),
      name: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** Mails of the last 90 days, without those about queries. */
  mails: z.array(
    z.object({
      kind: z.enum(mailKinds),
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      status: z.enum(mailStatuses),
      writtenAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  /** Where the member is signed in. */
  signIns: z.array(z.object({ expiresAt: instant })),
  /** The networks that the member has signed in from in the last 30 days: a hash of each address is kept. */
  networks: z.array(z.object({ network: z.string(), signedInAt: instant })),
  /** Links to a new password that still work. */
  resetLinks: z.array(z.object({ expiresAt: instant })),
  /** Orders and memberships of the last day that would not be placed twice. */
  protectedRequests: z.array(z.object({ key: z.string(), madeAt: instant })),
  /** Changes that admins, or the member, made to what is the member's. */
  changes: z.array(
    z.object({
      at: instant,
      action: z.enum(activityActions),
      subjectType: z.enum(subjectTypes),
      subjectId: id,
      isOwn: z.boolean(),
      /** Fields as they were, and as they are. */
      before: changedFields.nullable(),
      after: changedFields.nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownData>;

export const ownDataQuery = z.object(inLang);
export type OwnDataQuery = z.infer<typeof ownDataQuery>;
