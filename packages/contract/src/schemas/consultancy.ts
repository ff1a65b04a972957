import { z } from 'zod';
import { MIN_AGE_FOR_APPOINTMENT_YEARS } from '../business.ts';
import {
  APPOINTMENT_AGE_MAX_YEARS,
  bookingPeriods,
  bookingSorts,
  consultancyTypes,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '../consultancy.ts';
import { messages } from '../messages.ts';
import { adminListPageOf, adminQuery, arrivalFilter, dayFilter } from './admin.ts';
import { day, id } from './fields.ts';

const between = (label: string, min: number, max: number) => {
  const outside = messages.numberBetween(label, min, max);
  return z
    .number({ error: messages.required(label) })
    .min(min, outside)
    .max(max, outside);
};

/**
 * 'Appointment' of SPEC section 5; height in cm, weight in kg. `userId` must be the own id (D4). Whether the day is
 * past depends on today.
 */
export const newBooking = z.object({
  consult_type: z.enum(consultancyTypes, messages.oneOf(consultancyTypes)),
  age: between('Age', MIN_AGE_FOR_APPOINTMENT_YEARS, APPOINTMENT_AGE_MAX_YEARS).int('Use whole years'),
  height: between('Height', HEIGHT_MIN_CM, HEIGHT_MAX_CM),
  weight: between('Weight', WEIGHT_MIN_KG, WEIGHT_MAX_KG),
  date: day(messages.required('Date')),
  userId: id.optional(),
});
export type NewBooking = z.infer<typeof newBooking>;

export const booking = z.object({ consult_type: z.enum(consultancyTypes), date: z.iso.date() });
export type Booking = z.infer<typeof booking>;

/**
 * For admins, with the member and the details; height in cm, weight in kg. `phone` is empty for an admin's own
 * booking.
 */
export const adminBooking = booking.extend({
  id,
  age: z.int(),
  height: z.number(),
  weight: z.number(),
  bookedAt: z.iso.datetime(),
  member: z.object({ userId: id, name: z.string(), email: z.string(), phone: z.string() }),
});
export type AdminBooking = z.infer<typeof adminBooking>;

export const bookingPage = adminListPageOf(adminBooking);

const bookingFilter = {
  q: adminQuery.q,
  period: z.enum(bookingPeriods, messages.oneOf(bookingPeriods)).default('coming'),
  type: z.enum(consultancyTypes, messages.oneOf(consultancyTypes)).optional(),
  ...dayFilter,
  /** By the day of the appointment. Default: soonest first, for past ones latest first. */
  sort: z.enum(bookingSorts, messages.oneOf(bookingSorts)).optional(),
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
