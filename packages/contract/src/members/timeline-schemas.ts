import { z } from 'zod';
import { bookingStatuses, consultancyTypes } from '../appointments/rules.ts';
import { classBookingStates } from '../classes/rules.ts';
import { documentKinds } from '../documents/rules.ts';
import { enquiryStatuses } from '../enquiries/rules.ts';
import { anyCenter, id, idInQuery, inLang, limitInQuery, paise } from '../fields.ts';
import { followUpOutcomes, followUpReasons } from '../follow-ups/rules.ts';
import { mailKinds, mailStatuses } from '../mail/rules.ts';
import { groupClasses } from '../memberships/group-classes.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { membershipEvent } from '../memberships/schemas.ts';
import { planLengthsMonths, tierNames } from '../memberships/tiers.ts';
import { orderStatuses } from '../orders/rules.ts';
import { passKinds } from '../passes/rules.ts';
import { pass } from '../passes/schemas.ts';
import { paymentKinds, receiptModes } from '../payments/rules.ts';
import { returnStates } from '../returns/rules.ts';
import { whatsAppKinds } from '../values/whatsapp.ts';
import { visitRefusals } from '../visits/rules.ts';
import {
  ownTimelineKinds,
  TIMELINE_PAGE_SIZE,
  TIMELINE_PAGE_SIZE_MAX,
  type TimelineKind,
  timelineKinds,
} from './timeline.ts';

const entryOf = <Kind extends TimelineKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    id,
    /** When it was registered, ordered, booked, received, issued or sent. */
    at: z.iso.datetime(),
    ...shape,
  });

const membershipEntry = entryOf('membership', {
  type: z.enum(tierNames),
  months: z.literal(planLengthsMonths),
  center: anyCenter,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalPaise: paise,
  payment_status: z.enum(paymentStatuses),
});

/** A step that moved the end or the center of a membership. */
const membershipEventEntry = entryOf('membershipEvent', {
  ...membershipEvent.omit({ kind: true }).shape,
  eventKind: membershipEvent.shape.kind,
  membershipId: id,
  type: z.enum(tierNames),
});

/** A checkout; its id is the lowest of its orders. */
const orderEntry = entryOf('order', {
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  /** The total of the lines that are neither cancelled nor returned, with the fee. */
  totalPaise: paise,
  lines: z.array(
    z.object({
      orderId: id,
      product: z.string(),
      quantity: z.int(),
      orderStatus: z.enum(orderStatuses),
      isCancelled: z.boolean(),
      /** The state of its return, or of the refund of a cancelled line; null without. */
      returnState: z.enum(returnStates).nullable(),
    }),
  ),
});

const appointmentEntry = entryOf('appointment', {
  consult_type: z.enum(consultancyTypes),
  date: z.iso.date(),
  /** Null until a time is agreed. */
  startsAt: z.iso.datetime().nullable(),
  status: z.enum(bookingStatuses),
});

/** A class booking with its result. */
const classEntry = entryOf('class', {
  slotId: id,
  day: z.iso.date(),
  type: z.enum(groupClasses),
  center: anyCenter,
  startsAt: z.iso.datetime(),
  /** True if it is, or was, a waiting-list entry. */
  isWaiting: z.boolean(),
  state: z.enum(classBookingStates),
});

const queryEntry = entryOf('query', {
  ticketNumber: z.string(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
});

const mailEntry = entryOf('mail', {
  mailKind: z.enum(mailKinds),
  subject: z.string(),
  status: z.enum(mailStatuses),
});

/** An opened WhatsApp link; it is unknown whether a message was sent. */
const whatsAppEntry = entryOf('whatsApp', {
  writtenOf: z.enum(whatsAppKinds),
  /** Empty once the account is deleted. */
  by: z.string(),
});

/** A call with its outcome. */
const followUpEntry = entryOf('followUp', {
  calledFor: z.enum(followUpReasons),
  outcome: z.enum(followUpOutcomes),
  /** The day (IST) from which the person may be called again. */
  againOn: z.iso.date(),
  note: z.string().nullable(),
  /** Empty once the account is deleted. */
  by: z.string(),
});

/** A payment, a reversal or a refund. Returned money is below 0. */
const paymentEntry = entryOf('payment', {
  paymentKind: z.enum(paymentKinds),
  mode: z.enum(receiptModes),
  amountPaise: z.int(),
  utr: z.string().nullable(),
  /** Null for cash on delivery that no center collected. */
  center: anyCenter.nullable(),
  /** Its subject, such as `Elite Plus, 6 months` or `Order NS-1042-7`. */
  title: z.string(),
  isReversed: z.boolean(),
  reason: z.string().nullable(),
});

const documentEntry = entryOf('document', {
  documentKind: z.enum(documentKinds),
  number: z.string(),
  totalPaise: z.int(),
  isCancelled: z.boolean(),
});

/** A visit, or a refused scan. */
const visitEntry = entryOf('visit', {
  center: anyCenter,
  verdict: z.enum(['in', 'refused']),
  /** The reason for the refusal, even if it was overruled. */
  reason: z.enum(visitRefusals).nullable(),
});

/** A pass from before the person was a member, at the time of issue. */
const passEntry = entryOf('pass', {
  passKind: z.enum(passKinds),
  day: z.iso.date(),
  center: anyCenter,
  state: pass.shape.state,
});

const ownEntry = z.discriminatedUnion('kind', [
  documentEntry,
  paymentEntry,
  visitEntry,
  passEntry,
  appointmentEntry,
  classEntry,
  orderEntry,
  membershipEventEntry,
  membershipEntry,
]);
const entry = z.discriminatedUnion('kind', [
  mailEntry,
  whatsAppEntry,
  followUpEntry,
  documentEntry,
  paymentEntry,
  visitEntry,
  passEntry,
  queryEntry,
  appointmentEntry,
  classEntry,
  orderEntry,
  membershipEventEntry,
  membershipEntry,
]);
export type TimelineEntry = z.infer<typeof entry>;

/** The position of an entry in a timeline: microseconds since 1970, kind and id. */
const place = z.string().regex(new RegExp(`^[0-9]{1,16}_(${timelineKinds.join('|')})_[0-9]{1,10}$`));

const pageQuery = {
  /** `next` of the previous page; without it the newest. */
  before: place.optional(),
  limit: limitInQuery(TIMELINE_PAGE_SIZE, TIMELINE_PAGE_SIZE_MAX),
};

/** Newest first; `next` leads to the older ones, null at the end. */
const timelineOf = <T extends z.ZodType>(one: T) =>
  z.object({ content: z.array(one), next: z.string().nullable() });

export const timelineQuery = z.object({
  id: idInQuery,
  kind: z.enum(timelineKinds).optional(),
  ...pageQuery,
});
export type TimelineQuery = z.infer<typeof timelineQuery>;
export const timeline = timelineOf(entry);

export const ownTimelineQuery = z.object({
  kind: z.enum(ownTimelineKinds).optional(),
  ...pageQuery,
  ...inLang,
});
export type OwnTimelineQuery = z.infer<typeof ownTimelineQuery>;
export const ownTimeline = timelineOf(ownEntry);
export type OwnTimelineEntry = z.infer<typeof ownEntry>;
