/** Group classes at a center (D90): who comes in, until when, and how many. Does not import zod. */

/** Days after today that can be booked. */
export const CLASS_DAYS_AHEAD = 7;
/** Places and waiting places of one member on one day. */
export const CLASSES_A_DAY_MOST = 2;
/** Of one member, in classes that have not begun. */
export const CLASSES_OPEN_MOST = 6;
/** A member gives a place up at least so long before the class. */
export const CLASS_CANCEL_MINUTES = 60;
/** So long before the class nobody waits any more. */
export const CLASS_LIST_CLOSES_MINUTES = 30;
/** A place that somebody got later than this is never held against them, and can be given up until the class begins. */
export const CLASS_LATE_PLACE_MINUTES = 90;
/**
 * Places are kept so long after a membership became unpaid: it may be an upgrade at the counter, or a receipt being
 * corrected.
 */
export const CLASS_UNPAID_KEPT_MINUTES = 60;
/** A scan at the door from the one before the beginning to the other after it marks the member as present. */
export const CLASS_SCAN_BEFORE_MINUTES = 30;
export const CLASS_SCAN_AFTER_MINUTES = 10;
/** A class without a coach is cancelled so long before it, unless the desk has given it another one. */
export const CLASS_NEEDS_COACH_MINUTES = 180;
export const CLASS_REMINDER_MINUTES = 120;

export const CLASS_MINUTES_LEAST = 15;
export const CLASS_MINUTES_MOST = 180;
export const CLASS_GRID_MINUTES = 5;
export const CLASS_CAPACITY_MOST = 500;
export const CLASS_REASON_MAX_CHARACTERS = 200;
/** Members are shown the no-shows of so many days at most. */
export const NO_SHOW_DAYS_MOST = 90;

/** How a class stands: `full` ones have a waiting list; `over` ones have begun. */
export const classStates = ['open', 'full', 'cancelled', 'over'] as const;
export type ClassState = (typeof classStates)[number];

export const classPlaces = ['in', 'waiting'] as const;
export type ClassPlace = (typeof classPlaces)[number];

/** A booking: `ended` ones were given up by the gym; a `missed` one that the desk has taken back is `excused`. */
export const classBookingStates = ['booked', 'cancelled', 'ended', 'present', 'missed', 'excused'] as const;
export type ClassBookingState = (typeof classBookingStates)[number];

/** Why the gym has ended a booking. */
export const classEndings = ['cancelled', 'membership', 'list', 'account'] as const;
export type ClassEnding = (typeof classEndings)[number];

/** Why the membership of somebody who books does not do: the reasons at the door (D54). */
export const classEntryReasons = [
  'no membership',
  'not begun',
  'expired',
  'unpaid',
  'paused',
  'other center',
] as const;
export type ClassEntryReason = (typeof classEntryReasons)[number];

/** The place of a rank, the first being 1. */
export const placeOf = (rank: number, capacity: number): ClassPlace => (rank <= capacity ? 'in' : 'waiting');
