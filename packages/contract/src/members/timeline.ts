/** A member's timeline: everything between a person and the gym, in one list. */

/**
 * The kinds of entries. Of entries with the same instant, a kind that stands here first is listed first, so that newest
 * first a mail stands above the order it tells of.
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
 * The kinds that a member sees. Queries and mails are found by their address alone, which nobody has proved to own at
 * registration; only admins see them. So it is with what
 * the desk notes of its calls.
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
