/** Types of consultancy (SPEC section 1, D15). */

export const consultancyTypes = ['Fitness', 'Nutrition', 'Physiotherapy'] as const;
export type ConsultancyType = (typeof consultancyTypes)[number];

/** Finds the type spelled exactly like the text. */
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

/** The appointments in an admin's list: from today on, before today, or all. Today is the day in IST. */
export const bookingPeriods = ['coming', 'past', 'all'] as const;
export type BookingPeriod = (typeof bookingPeriods)[number];

export const bookingSorts = ['soonest', 'latest'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The default order of a period: past appointments begin with the latest, others with the soonest. */
export const defaultBookingSort = (period: BookingPeriod): BookingSort =>
  period === 'past' ? 'latest' : 'soonest';

/** Appointments with a time (D55): the length of each, and the grid on which they begin. */
export const SLOT_MINUTES = 30;
/** The minimum notice for members; admins may book until the slot begins. */
export const BOOKING_NOTICE_MINUTES = 120;
/** The last bookable day, counted from today. */
export const BOOKING_HORIZON_DAYS = 60;
/** Members may move or cancel an appointment until this long before its start; admins later too. */
export const CHANGE_NOTICE_MINUTES = 60;
/** An appointment that the gym moved later than this before its start can be changed until it starts. */
export const LATE_MOVE_MINUTES = 90;
/** The maximum of upcoming appointments with a time, per member and type. */
export const OPEN_APPOINTMENTS_MOST = 2;
/** The number of free times offered instead of a taken one. */
export const FREE_SLOTS_OFFERED = 3;

/** A missed appointment is a `no-show`. A cancelled one frees its time. */
export const bookingStatuses = ['booked', 'cancelled', 'no-show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * Tasks for an admin: agree on a `time`, or make a `decision` because the coach is retired, absent or no longer works
 * then.
 */
export const bookingNeeds = ['time', 'decision'] as const;
export type BookingNeed = (typeof bookingNeeds)[number];

export const COACH_NAME_MAX_CHARACTERS = 60;
/** Three sentences. */
export const COACH_ABOUT_MAX_CHARACTERS = 400;
/** Qualification and languages of a coach. */
export const COACH_LINE_MAX_CHARACTERS = 80;
export const REASON_MAX_CHARACTERS = 200;
/** The maximum of weekly working intervals per coach. */
export const COACH_HOURS_MOST = 28;
