import { z } from 'zod';
import { MIN_AGE_FOR_APPOINTMENT_YEARS } from '../business.ts';
import {
  APPOINTMENT_AGE_MAX_YEARS,
  consultancyTypes,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '../consultancy.ts';
import { messages } from '../messages.ts';
import { day, id } from './fields.ts';

const between = (label: string, min: number, max: number) => {
  const outside = messages.numberBetween(label, min, max);
  return z
    .number({ error: messages.required(label) })
    .min(min, outside)
    .max(max, outside);
};

/** SPEC section 5, 'Appointment'; height in cm, weight in kg. `userId` is a claim (D4). Whether the day is past depends on today. */
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
