/** The reasons for a refused check-in (D54). */
export const visitRefusals = [
  // About the membership.
  'no membership',
  'not begun',
  'expired',
  'unpaid',
  'paused',
  'other center',
  // About the card.
  'stale code',
  'used code',
  'unknown code',
  // About a pass.
  'pass used',
  'pass of another day',
  'pass of another center',
  'unknown pass',
] as const;
export type VisitRefusal = (typeof visitRefusals)[number];

/** A second scan within this time belongs to the same visit. */
export const SAME_VISIT_MINUTES = 60;
/** Nobody is scanned on leaving: visitors within this time count as present. */
export const INSIDE_HOURS = 2;
export const OVERRULE_REASON_MAX_CHARACTERS = 200;
/** The maximum of the newest visits of a day in one response, and of the newest refusals. */
/** Below this number of visits in the period, it is not shown how busy a center usually is. */
export const CROWD_VISITS_LEAST = 20;
export const CROWD_DAYS = 28;

export const VISITS_LISTED_MOST = 100;
export const REFUSALS_LISTED_MOST = 20;
