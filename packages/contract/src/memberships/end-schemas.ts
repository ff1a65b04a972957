import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { anyCenter, day, id, idInQuery, statusReply } from '../fields.ts';
import { refundFields, withUtrForUpi } from '../payments/schemas.ts';
import { overlaps } from './schemas.ts';
import { planLengthsMonths, tierNames } from './tiers.ts';

/**
 * Other ends of a membership: withdrawn before any payment, ended with a refund, changed into another one (D85, D86).
 */

export const membershipWithdrawal = z.object({ id });
export type MembershipWithdrawal = z.infer<typeof membershipWithdrawal>;

/** `activityId` is for the undo of a withdrawal by staff. */
export const membershipWithdrawn = stepReply;

const endFields = {
  id,
  /** The last day (IST): today or a later one before its end. */
  day: day('membershipEnd'),
};

export const endQuery = z.object({ ...endFields, id: idInQuery });
export type EndQuery = z.infer<typeof endQuery>;

/** The quote of an end, in paise: the paid amount is the sum of the other three. */
export const endQuote = z.object({
  paidPaise: z.int().min(0),
  usedPaise: z.int().min(0),
  feePaise: z.int().min(0),
  refundPaise: z.int().min(0),
  /** The days sold, and those used by then. */
  termDays: z.int().min(1),
  usedDays: z.int().min(0),
  /** The last day: the day before its first one if it has not begun by then. */
  lastDay: z.iso.date(),
});
export type EndQuote = z.infer<typeof endQuote>;

/**
 * `expectedPaise` is the refund that the screen showed; another one is refused (409) with the new sums. `center` is
 * where the money is taken from: by default the membership's.
 */
export const membershipEnding = withUtrForUpi(
  z.object({ ...endFields, ...refundFields, expectedPaise: z.int().min(0) }),
);
export type MembershipEnding = z.infer<typeof membershipEnding>;

export const membershipEnded = statusReply.extend({
  effectiveEnd: z.iso.date(),
  refundPaise: z.int().min(0),
  /** The receipt of the refund, if any. */
  receiptId: id.optional(),
  /** The credit note, if its document is credited. */
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

/** The quote of a change of plan, in paise. */
export const changeQuote = z.object({
  /** The price of the new one, with tax and fee. */
  totalPaise: z.int().min(0),
  /** The value of the old one's unused days, as far as it is credited to the new one. */
  creditPaise: z.int().min(0),
  duePaise: z.int().min(0),
  /** The value beyond the new price: a pending refund, paid out by `membership/end`. */
  refundPaise: z.int().min(0),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  center: anyCenter,
});
export type ChangeQuote = z.infer<typeof changeQuote>;

/**
 * `expectedPaise` is the due amount that the screen showed, or below 0 the refund; another sum is refused (409) with
 * the new ones.
 */
export const membershipChange = z.object({ id, ...plan, expectedPaise: z.int(), overlaps });
export type MembershipChange = z.infer<typeof membershipChange>;

export const membershipReplaced = statusReply.extend({
  membershipId: id,
  slipCode: z.string(),
  duePaise: z.int().min(0),
  /** The pending refund of the old one. */
  refundPaise: z.int().min(0),
  /** The document of the new one, when nothing is due for it. */
  documentNumber: z.string().optional(),
});
