/** Group classes at a center (D90): admission, deadlines, and limits. Does not import zod. */

/** The number of bookable days after today. */
export const CLASS_DAYS_AHEAD = 7;
/** Places and waiting-list entries of one member on one day. */
export const CLASSES_A_DAY_MOST = 2;
/** Per member, in classes that have not begun. */
export const CLASSES_OPEN_MOST = 6;
/** Members may give up a place until this long before the class. */
export const CLASS_CANCEL_MINUTES = 60;
/** The waiting list ends this long before the class. */
export const CLASS_LIST_CLOSES_MINUTES = 30;
/** A place obtained later than this is excused, and can be given up until the class begins. */
export const CLASS_LATE_PLACE_MINUTES = 90;
/**
 * Places are kept this long after a membership became unpaid: it may be an upgrade at the counter, or a receipt being
 * corrected.
 */
export const CLASS_UNPAID_KEPT_MINUTES = 60;
/** A check-in between the first before the beginning and the second after it marks the member as present. */
export const CLASS_SCAN_BEFORE_MINUTES = 30;
export const CLASS_SCAN_AFTER_MINUTES = 10;
/** A class without a coach is cancelled this long before it, unless the desk has assigned another one. */
export const CLASS_NEEDS_COACH_MINUTES = 180;
export const CLASS_REMINDER_MINUTES = 120;

export const CLASS_MINUTES_LEAST = 15;
export const CLASS_MINUTES_MOST = 180;
export const CLASS_GRID_MINUTES = 5;
export const CLASS_CAPACITY_MOST = 500;
export const CLASS_REASON_MAX_CHARACTERS = 200;
/** Members see their no-shows of at most this many days. */
export const NO_SHOW_DAYS_MOST = 90;

/** The state of a class: `full` ones have a waiting list; `over` ones have begun. */
export const classStates = ['open', 'full', 'cancelled', 'over'] as const;
export type ClassState = (typeof classStates)[number];

export const classPlaces = ['in', 'waiting'] as const;
export type ClassPlace = (typeof classPlaces)[number];

/** A booking: `ended` by the gym; `excused` is a `missed` one that the desk has reverted. */
export const classBookingStates = ['booked', 'cancelled', 'ended', 'present', 'missed', 'excused'] as const;
export type ClassBookingState = (typeof classBookingStates)[number];

/** The reasons why the gym ended a booking. */
export const classEndings = ['cancelled', 'membership', 'list', 'account'] as const;
export type ClassEnding = (typeof classEndings)[number];

/** The reasons why a membership does not admit to a class: the same as at check-in (D54). */
export const classEntryReasons = [
  'no membership',
  'not begun',
  'expired',
  'unpaid',
  'paused',
  'other center',
] as const;
export type ClassEntryReason = (typeof classEntryReasons)[number];

/** The place of a rank, starting at 1. */
export const placeOf = (rank: number, capacity: number): ClassPlace => (rank <= capacity ? 'in' : 'waiting');
