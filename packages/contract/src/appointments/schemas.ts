import { z } from 'zod';
import { adminListPageOf, adminQuery, arrivalFilter } from '../admin/schemas.ts';
import { MIN_AGE_FOR_APPOINTMENT_YEARS } from '../business.ts';
import { type HorizonName, withHorizon } from '../days/horizons.ts';
import { said } from '../default-errors.ts';
import { anyCenter, day, id, idInQuery, knownCenter, statusReply, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { appointmentMessages } from '../words/en/appointments.ts';
import * as fieldNames from '../words/en/field-names.ts';
import {
  APPOINTMENT_AGE_MAX_YEARS,
  bookingNeeds,
  bookingPeriods,
  bookingSorts,
  bookingStatuses,
  consultancyTypes,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  REASON_MAX_CHARACTERS,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from './rules.ts';

/** A UTC instant, ISO 8601. Its meaning determines the possible IST days (D18). */
export const instant = (horizon: HorizonName) =>
  withHorizon(z.iso.datetime(appointmentMessages.instantInvalid), horizon, 'instant');
export const consultancyType = z.enum(consultancyTypes);
export const center = knownCenter();

const between = (label: string, min: number, max: number) => {
  const outside = { error: said(messages.numberBetween, label, min, max) };
  return z
    .number({ error: said(messages.required, label) })
    .min(min, outside)
    .max(max, outside);
};

const bookingFields = {
  consult_type: consultancyType,
  age: between(fieldNames.ageField, MIN_AGE_FOR_APPOINTMENT_YEARS, APPOINTMENT_AGE_MAX_YEARS).int(
    fieldNames.wholeYears,
  ),
  height: between(fieldNames.heightField, HEIGHT_MIN_CM, HEIGHT_MAX_CM),
  weight: between(fieldNames.weightField, WEIGHT_MIN_KG, WEIGHT_MAX_KG),
  date: day('appointment', said(messages.required, fieldNames.dateField)),
  /** A free slot of this coach; `date` is its IST day. Without both, the time is agreed later. */
  startsAt: instant('appointment').optional(),
  coachId: id.optional(),
};
const hasSlotOrNone = ({
  startsAt,
  coachId,
}: {
  startsAt?: string | undefined;
  coachId?: number | undefined;
}) => (startsAt === undefined) === (coachId === undefined);
const slotInFull = { path: ['startsAt'], message: appointmentMessages.slotInFull };

/**
 * 'Appointment' of SPEC section 5; height in cm, weight in kg. `userId` must be the caller's own id (D4). The server
 * checks that the day is not past.
 */
export const newBooking = z
  .object({ ...bookingFields, userId: id.optional() })
  .refine(hasSlotOrNone, slotInFull);
export type NewBooking = z.infer<typeof newBooking>;

/** A booking by an admin for a member. */
export const newBookingFor = z.object({ ...bookingFields, userId: id }).refine(hasSlotOrNone, slotInFull);
export type NewBookingFor = z.infer<typeof newBookingFor>;

export const bookingMade = statusReply.extend({ id });

/** `startsAt`, `center` and `coach` are null until a time is agreed. */
export const booking = z.object({
  id,
  consult_type: z.enum(consultancyTypes),
  date: z.iso.date(),
  startsAt: z.iso.datetime().nullable(),
  center: anyCenter.nullable(),
  /** The coach's name. */
  coach: z.string().nullable(),
  status: z.enum(bookingStatuses),
  /** It can be moved and cancelled until it starts: the gym has moved it late, or nobody would be there. */
  canChangeUntilStart: z.literal(true).optional(),
});
export type Booking = z.infer<typeof booking>;

/**
 * For admins, with the member and the details; height in cm, weight in kg. `phone` is empty for an admin's own booking.
 */
export const adminBooking = booking.extend({
  coachId: id.nullable(),
  /**
   * Upcoming, but the coach is retired, absent or no longer works then, or the hours have changed: must be moved or
   * cancelled.
   */
  needsDecision: z.boolean(),
  /** The reason of the cancellation; null without one. */
  cancelReason: z.string().nullable(),
  /** Erased to null, like `height` and `weight`, a year after the appointment or with the account. */
  age: z.int().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  bookedAt: z.iso.datetime(),
  member: z.object({ userId: id, name: z.string(), email: z.string(), phone: z.string() }),
});
export type AdminBooking = z.infer<typeof adminBooking>;

export const bookingPage = adminListPageOf(adminBooking);

/** IST days of appointments, both included. */
const appointmentDays = { from: day('appointment').optional(), to: day('appointment').optional() };

const bookingFilter = {
  q: adminQuery.q,
  period: z.enum(bookingPeriods).default('coming'),
  type: consultancyType.optional(),
  status: z.enum(bookingStatuses).optional(),
  needs: z.enum(bookingNeeds).optional(),
  ...appointmentDays,
  /** By the day of the appointment. Default: soonest first, for past ones latest first. */
  sort: z.enum(bookingSorts).optional(),
};
/** `q` matches a member's name, email or phone, or a booking's id; days are those of the appointments. */
export const bookingListQuery = z.object({
  page: adminQuery.page,
  limit: adminQuery.limit,
  ...bookingFilter,
  ...arrivalFilter,
});
export type BookingListQuery = z.infer<typeof bookingListQuery>;
export const bookingExportQuery = z.object(bookingFilter);
export type BookingExportQuery = z.infer<typeof bookingExportQuery>;

/** A free time of a coach: an appointment of `SLOT_MINUTES` that begins then. */
export const slot = z.object({
  startsAt: z.iso.datetime(),
  center: anyCenter,
  coachId: id,
  /** The coach's name. */
  coach: z.string(),
});
export type Slot = z.infer<typeof slot>;

/** IST days, both included; without them all bookable ones. */
export const slotQuery = z.object({ type: consultancyType, ...appointmentDays, center: center.optional() });
export type SlotQuery = z.infer<typeof slotQuery>;

export const bookingMove = z.object({ id, startsAt: instant('appointment'), coachId: id });
export type BookingMove = z.infer<typeof bookingMove>;

export const reason = text(REASON_MAX_CHARACTERS, appointmentMessages.reasonRequired);

export const bookingCancellation = z.object({ id, reason: reason.optional() });
export type BookingCancellation = z.infer<typeof bookingCancellation>;

/** `isNoShow: false` reverts it. */
export const noShow = z.object({ id, isNoShow: z.boolean().default(true) });
export type NoShow = z.infer<typeof noShow>;

export const bookingInQuery = z.object({ id: idInQuery });
