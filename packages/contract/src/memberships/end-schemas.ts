import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { day, id, idInQuery, statusReply } from '../fields.ts';
import { refundFields, withUtrForUpi } from '../payments/schemas.ts';
import { centers } from '../values/centers.ts';
import { overlaps } from './schemas.ts';
import { planLengthsMonths, tierNames } from './tiers.ts';

/** Other ends of a membership: withdrawn before anything is paid, ended with a refund, changed into another one (D85, D86). */

export const membershipWithdrawal = z.object({ id });
export type MembershipWithdrawal = z.infer<typeof membershipWithdrawal>;

/** `activityId` is for the undo, where staff have withdrawn it. */
export const membershipWithdrawn = stepReply;

const endFields = {
  id,
  /** The last day (IST): today or a later one before its end. */
  day: day('membershipEnd'),
};

export const endQuery = z.object({ ...endFields, id: idInQuery });
export type EndQuery = z.infer<typeof endQuery>;

/** What an end comes to, in paise: what was paid is the sum of the other three. */
export const endQuote = z.object({
  paidPaise: z.int().min(0),
  usedPaise: z.int().min(0),
  feePaise: z.int().min(0),
  refundPaise: z.int().min(0),
  /** The days that were sold, and those of them that are used up by then. */
  termDays: z.int().min(1),
  usedDays: z.int().min(0),
  /** On which it ends: the day before its first one when it has not begun by then. */
  lastDay: z.iso.date(),
});
export type EndQuote = z.infer<typeof endQuote>;

/**
 * `expectedPaise` is the refund that the screen showed; another one is refused (409) with the new sums. `center` is the one whose
 * till the money is taken from: the membership's own when left out.
 */
export const membershipEnding = withUtrForUpi(
  z.object({ ...endFields, ...refundFields, expectedPaise: z.int().min(0) }),
);
export type MembershipEnding = z.infer<typeof membershipEnding>;

export const membershipEnded = statusReply.extend({
  effectiveEnd: z.iso.date(),
  refundPaise: z.int().min(0),
  /** Of the refund, when money went back. */
  receiptId: id.optional(),
  /** The credit note, when its document is credited. */
  documentNumber: z.string().optional(),
});

const plan = {
  type: z.enum(tierNames),
  months: z.literal(planLengthsMonths),
};

export const changeQuery = z.object({
  id: idInQuery,
  ...plan,
  months: z.coerce.number().pipe(plan.months),
});
export type ChangeQuery = z.infer<typeof changeQuery>;

/** What a change into another membership comes to, in paise. */
export const changeQuote = z.object({
  /** What the new one costs, with tax and fee. */
  totalPaise: z.int().min(0),
  /** What the unused days of the old one are worth, as far as it counts for the new one. */
  creditPaise: z.int().min(0),
  duePaise: z.int().min(0),
  /** The value beyond the new price: it waits to be refunded by `membership/end`. */
  refundPaise: z.int().min(0),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  center: z.enum(centers),
});
export type ChangeQuote = z.infer<typeof changeQuote>;

/**
 * `expectedPaise` is what the screen showed to be paid, or below 0 what goes back; another sum is refused (409) with the new
 * ones.
 */
export const membershipChange = z.object({ id, ...plan, expectedPaise: z.int(), overlaps });
export type MembershipChange = z.infer<typeof membershipChange>;

export const membershipReplaced = statusReply.extend({
  membershipId: id,
  slipCode: z.string(),
  duePaise: z.int().min(0),
  /** What waits to be refunded of the old one. */
  refundPaise: z.int().min(0),
  /** The document of the new one, when nothing is due for it. */
  documentNumber: z.string().optional(),
});
