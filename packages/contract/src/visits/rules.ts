/** Why somebody is not let in (D54). */
export const visitRefusals = [
  // Of the membership.
  'no membership',
  'not begun',
  'expired',
  'unpaid',
  'paused',
  'other center',
  // Of the card.
  'stale code',
  'used code',
  'unknown code',
  // Of a pass.
  'pass used',
  'pass of another day',
  'pass of another center',
  'unknown pass',
] as const;
export type VisitRefusal = (typeof visitRefusals)[number];

/** A second scan within this time belongs to the same visit. */
export const SAME_VISIT_MINUTES = 60;
/** Nobody is scanned on leaving: whoever came within this time counts as being in. */
export const INSIDE_HOURS = 2;
export const OVERRULE_REASON_MAX_CHARACTERS = 200;
/** The newest visits of a day that one answer lists, and the newest refusals beside them. */
export const VISITS_LISTED_MOST = 100;
export const REFUSALS_LISTED_MOST = 20;
