import { z } from 'zod';
import { anyCenter, day, id, knownCenter, line, newestId, pageQuery, paise, statusReply } from '../fields.ts';
import { whatsAppKinds } from '../values/whatsapp.ts';
import { followUpMessages } from './messages.ts';
import {
  FOLLOW_UP_NOTE_MAX_CHARACTERS,
  FOLLOW_UPS_A_PAGE,
  FOLLOW_UPS_A_PAGE_MOST,
  followUpOutcomes,
  followUpReasons,
} from './rules.ts';

export const whatsAppPress = z.object({ kind: z.enum(whatsAppKinds), id });
export type WhatsAppPress = z.infer<typeof whatsAppPress>;

const reason = z.enum(followUpReasons);
const filter = {
  reason: reason.optional(),
  center: knownCenter().optional(),
};
export const followUpQuery = z.object({
  ...filter,
  ...pageQuery(FOLLOW_UPS_A_PAGE, FOLLOW_UPS_A_PAGE_MOST),
});
export type FollowUpQuery = z.infer<typeof followUpQuery>;
export const followUpExportQuery = z.object(filter);
export type FollowUpExportQuery = z.infer<typeof followUpExportQuery>;

/** Exactly one of the three is a number. */
const subject = {
  userId: id.nullable(),
  queryId: id.nullable(),
  passId: id.nullable(),
};

const followUp = z.object({
  ...subject,
  /** The member behind a query or a pass, if known by phone number or sender. */
  memberId: id.nullable(),
  reason,
  /** The reason in words. */
  why: z.string(),
  name: z.string(),
  /** Ten digits, or empty. */
  phone: z.string(),
  email: z.string(),
  /** The WhatsApp message. */
  writes: whatsAppPress,
  /** True if marketing messages are allowed: the member has agreed to offers. Calls do not depend on it. */
  mayOffer: z.boolean(),
  /** Null without a center. */
  center: anyCenter.nullable(),
  /** The day (IST) that the reason counts from. */
  since: z.iso.date(),
  duePaise: paise.nullable(),
  /** The id of the last record, which the next record must send back; 0 for none. */
  lastId: newestId,
  last: z
    .object({
      outcome: z.enum(followUpOutcomes),
      at: z.iso.datetime(),
      by: z.string(),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type FollowUp = z.infer<typeof followUp>;

export const followUpPage = z.object({
  day: z.iso.date(),
  content: z.array(followUp),
  totalElements: z.int().min(0),
  totalPages: z.int().min(0),
  /** The numbers by reason, of the same center. */
  counts: z.array(z.object({ reason, count: z.int().min(0) })),
});
export type FollowUpPage = z.infer<typeof followUpPage>;

/**
 * The outcome of a call. `lastId` is that of the row as it was read: of two concurrent records the second is refused.
 */
export const followUpRecord = z
  .object({
    userId: id.optional(),
    queryId: id.optional(),
    passId: id.optional(),
    reason,
    outcome: z.enum(followUpOutcomes),
    againOn: day('pass').optional(),
    note: line(FOLLOW_UP_NOTE_MAX_CHARACTERS, followUpMessages.noteRequired).optional(),
    lastId: newestId.optional(),
  })
  .refine(
    ({ userId, queryId, passId }) =>
      [userId, queryId, passId].filter((each) => each !== undefined).length === 1,
    { path: ['userId'], message: followUpMessages.oneSubject },
  );
export type FollowUpRecord = z.infer<typeof followUpRecord>;
export const followUpRecorded = statusReply.extend({ lastId: newestId });

/** Days (IST) of the calls. */
export const followUpReportQuery = z.object({ from: day('past').optional(), to: day('past').optional() });
export type FollowUpReportQuery = z.infer<typeof followUpReportQuery>;

const results = z.object({
  people: z.int().min(0),
  came: z.int().min(0),
  paid: z.int().min(0),
  joined: z.int().min(0),
});
/** Counts of people who came, paid and joined within 14 days, reached and not reached; and the results of trials. */
export const followUpReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  reached: results,
  notReached: results,
  /** Trials for these days: how many were issued, used, and converted to a membership. */
  trials: z.object({ given: z.int().min(0), came: z.int().min(0), joined: z.int().min(0) }),
});
export type FollowUpReport = z.infer<typeof followUpReport>;
