/** Kinds of consultancy (SPEC section 1, D15). */

export const consultancyTypes = ['Fitness', 'Nutrition', 'Physiotherapy'] as const;
export type ConsultancyType = (typeof consultancyTypes)[number];

/** The type that is spelled exactly like the text. */
export const findConsultancyType = (text: string | null | undefined): ConsultancyType | undefined =>
  consultancyTypes.find((type) => type === text);

/**
 * Upper bounds of an appointment, against typing errors. The lower bounds are in SPEC section 5 (the age in
 * business.ts).
 */
export const APPOINTMENT_AGE_MAX_YEARS = 120;
export const HEIGHT_MIN_CM = 0;
export const HEIGHT_MAX_CM = 300;
export const WEIGHT_MIN_KG = 0;
export const WEIGHT_MAX_KG = 500;

/** Which appointments an admin's list shows: from today on, before today, or all. Today is the day in IST. */
export const bookingPeriods = ['coming', 'past', 'all'] as const;
export type BookingPeriod = (typeof bookingPeriods)[number];

export const bookingSorts = ['soonest', 'latest'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The default order of a period: past appointments begin with the latest, others with the soonest. */
export const defaultBookingSort = (period: BookingPeriod): BookingSort =>
  period === 'past' ? 'latest' : 'soonest';
