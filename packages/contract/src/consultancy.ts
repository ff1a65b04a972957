/** What a member can be advised on (SPEC section 1, D15). */

export const consultancyTypes = ['Fitness', 'Nutrition', 'Physiotherapy'] as const;
export type ConsultancyType = (typeof consultancyTypes)[number];

export const findConsultancyType = (text: string | null | undefined): ConsultancyType | undefined =>
  consultancyTypes.find((type) => type === text);

/** The lower bounds of an appointment are SPEC section 5's (age: business.ts); above these it is a slip of the finger. */
export const APPOINTMENT_AGE_MAX_YEARS = 120;
export const HEIGHT_MIN_CM = 0;
export const HEIGHT_MAX_CM = 300;
export const WEIGHT_MIN_KG = 0;
export const WEIGHT_MAX_KG = 500;

/** Which appointments an admin looks at: from today on, before today, or both. Today is the day at the gym. */
export const bookingPeriods = ['coming', 'past', 'all'] as const;
export type BookingPeriod = (typeof bookingPeriods)[number];

export const bookingSorts = ['soonest', 'latest'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The order a period is read in when none is asked for: of what is past, the latest day comes first. */
export const defaultBookingSort = (period: BookingPeriod): BookingSort =>
  period === 'past' ? 'latest' : 'soonest';
