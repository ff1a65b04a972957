/** A member's timeline: all interactions between a person and the gym, in one list. */

/**
 * The kinds of entries. For entries of the same instant, this is the display order, newest first: a mail is above the
 * order it is about.
 */
export const timelineKinds = [
  'mail',
  'whatsApp',
  'followUp',
  'document',
  'payment',
  'visit',
  'pass',
  'query',
  'appointment',
  'class',
  'order',
  'membershipEvent',
  'membership',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * The kinds visible to the member. Only admins see queries and mails, which are found by an address that registration
 * does not verify, and the desk's notes about calls.
 */
export const ownTimelineKinds = [
  'document',
  'payment',
  'visit',
  'pass',
  'appointment',
  'class',
  'order',
  'membershipEvent',
  'membership',
] as const satisfies TimelineKind[];
export type OwnTimelineKind = (typeof ownTimelineKinds)[number];

export const TIMELINE_PAGE_SIZE = 25;
export const TIMELINE_PAGE_SIZE_MAX = 100;
