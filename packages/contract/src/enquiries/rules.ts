import { days, hours } from '../days/dates.ts';

/** A visitor's message to the gym: `enquiry` in the code, "query" on the screens (SPEC sections 3 to 5). */

export const ENQUIRY_MIN_CHARACTERS = 15;
export const ENQUIRY_MAX_CHARACTERS = 250;
export const ANSWER_MAX_CHARACTERS = 2_000;

export const enquiryStatuses = ['unanswered', 'Answered'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The deadlines for the first reply to a query and for its answer, both from its receipt (D43). */
export const ACKNOWLEDGE_MILLISECONDS = hours(48);
export const RESOLVE_MILLISECONDS = days(30);

/** The orders of a list of queries. `due` is least time left first, with answered ones at the end. */
export const enquirySorts = ['newest', 'oldest', 'due'] as const;
export type EnquirySort = (typeof enquirySorts)[number];

/** The next reply that an unanswered query needs, and its deadline. */
export interface NextReply {
  kind: 'acknowledge' | 'resolve';
  dueAt: Date;
}

/** The next reply that an unanswered query needs, by the time of its receipt and whether a mail has acknowledged it. */
export function nextReplyTo(createdAt: Date, isAcknowledged: boolean): NextReply {
  const kind = isAcknowledged ? 'resolve' : 'acknowledge';
  const allowed = isAcknowledged ? RESOLVE_MILLISECONDS : ACKNOWLEDGE_MILLISECONDS;
  return { kind, dueAt: new Date(createdAt.getTime() + allowed) };
}
