import { z } from 'zod';
import {
  adminFilter,
  adminListPageOf,
  adminQuery,
  arrivalFilter,
  bulkIds,
  dayFilter,
} from '../admin/schemas.ts';
import {
  anyCenter,
  claimedRupees,
  comparedEmail,
  day,
  ID_MAX,
  id,
  idInQuery,
  knownCenter,
  openCenter,
  statusReply,
} from '../fields.ts';
import { messages } from '../messages.ts';
import { bulkReceiptModes } from '../payments/rules.ts';
import { membershipDayMessages } from '../words/en/membership-days.ts';
import { membershipEventKinds } from './days.ts';
import { expiringDays, membershipListStatuses, membershipStates, paymentStatuses } from './rules.ts';
import type { SoldPlan } from './sold-plan.ts';
import { planLengthsMonths, tierNames } from './tiers.ts';

/**
 * Confirms that two memberships of one member may overlap. Without it, an overlap is refused with the other membership
 * (D99).
 */
export const overlaps = z.literal(true).optional();

/** The other one of two overlapping memberships. */
export const membershipOverlap = z.object({
  membershipId: id,
  type: z.enum(tierNames),
  startDate: z.iso.date(),
  effectiveEnd: z.iso.date(),
  paymentStatus: z.enum(paymentStatuses),
  /** The number of overlapping days from today on. */
  days: z.int().min(1),
});
export type MembershipOverlap = z.infer<typeof membershipOverlap>;

/**
 * 'Membership register request' of SPEC section 3. Type and the months between the two days determine the plan; the
 * other fields but center and start are optional and must agree (D4, D14).
 */
export const newMembership = z.object({
  type: z.enum(tierNames),
  center: openCenter(messages.centerRequired),
  start_Date: day('membershipStart', messages.startDateRequired),
  end_Date: day('membershipEnd').optional(),
  /** Rupees, with tax and fee. */
  price: claimedRupees(messages.amountRequired).optional(),
  /** The member; only an admin may give another one. */
  user_id: id.optional(),
  payment_status: z.literal(paymentStatuses[0], messages.newMembershipIsPending).optional(),
  /** The membership that this one renews; it determines the start and, by its terms of sale, the discount. */
  renewalOf: id.optional(),
  overlaps,
});
export type NewMembership = z.infer<typeof newMembership>;

/** The terms of sale of a membership, see `SoldPlan`. */
export const soldPlan = z.object({
  listPricePaise: z.int().min(0),
  discountPricePaise: z.int().min(0),
  feePaise: z.int().min(0),
  extensionDays: z.int().min(0),
  extraDiscountPaise: z.int().min(0),
  pauseDays: z.int().min(0),
  transferDays: z.int().min(0),
  swims: z.int().min(0),
  opensAllCenters: z.boolean(),
}) satisfies z.ZodType<SoldPlan>;

export const membership = z.object({
  id,
  name: z.string(),
  type: z.enum(tierNames),
  /** Rupees, with tax and fee. */
  price: z.number(),
  payment_status: z.enum(paymentStatuses),
  center: anyCenter,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** The last day, after pauses, extensions and transfers. */
  effectiveEnd: z.iso.date(),
  /** The receipt or invoice of a paid one; null until then. */
  documentNumber: z.string().nullable(),
  /** The amount still due. */
  duePaise: z.int().min(0),
  months: z.literal(planLengthsMonths),
  /** The last pause that was not ended early, which may be over; null for none. */
  pause: z.object({ fromDay: z.iso.date(), toDay: z.iso.date() }).nullable(),
  /** The membership that it renews; null for the others. */
  renewalOf: id.nullable(),
  /** The renewal discount. */
  renewalDiscountPaise: z.int().min(0),
  /** When it was withdrawn before any payment; null for the others. Its `payment_status` is unchanged. */
  withdrawnAt: z.iso.datetime().nullable(),
  /** The day of automatic withdrawal if it is unpaid until then; null before its member is notified. */
  lapsesOn: z.iso.date().nullable(),
  /** When it was ended early, or changed into another one; null for the others. Its last day is `effectiveEnd`. */
  endedAt: z.iso.datetime().nullable(),
  /** The reduction of the price by its end. */
  creditedPaise: z.int().min(0),
  /** The pending refund of an ended one. */
  refundPaise: z.int().min(0),
  /** The membership that was changed into it; null for the others. */
  changedFrom: id.nullable(),
  /** The terms of sale, which never change, whatever its plan is today. */
  sold: soldPlan,
});
export type Membership = z.infer<typeof membership>;

/**
 * For admins, with the member's contact data and the time of registration. `phone` is empty for an admin's own
 * membership.
 */
export const adminMembership = membership.extend({
  userId: id,
  email: z.string(),
  phone: z.string(),
  createdAt: z.iso.datetime(),
});
export type AdminMembership = z.infer<typeof adminMembership>;

export const membershipPage = adminListPageOf(adminMembership);

const membershipFilter = {
  /** Withdrawn ones are in no list of a payment status. */
  status: z.enum(membershipListStatuses).optional(),
  center: knownCenter().optional(),
  type: z.enum(tierNames).optional(),
  /** Paid ones that end today or within this many days; ordered by their end. */
  expiring: z.enum(expiringDays).optional(),
  state: z.enum(membershipStates).optional(),
  /** Ordered by the end instead of the registration. */
  by: z.literal('end').optional(),
  ...dayFilter,
};
/** `q` matches a member's name, email or phone, or a membership's id; days are those of registration. */
export const membershipListQuery = z.object({ ...adminQuery, ...membershipFilter, ...arrivalFilter });
export type MembershipListQuery = z.infer<typeof membershipListQuery>;
export const membershipExportQuery = z.object({ ...adminFilter, ...membershipFilter });
export type MembershipExportQuery = z.infer<typeof membershipExportQuery>;

export const membershipPayment = z.object({ id, status: z.literal('payed') });
export type MembershipPayment = z.infer<typeof membershipPayment>;

/** Several memberships, all paid in the same mode. */
export const membershipPayments = bulkIds.extend({
  mode: z.enum(bulkReceiptModes).default(bulkReceiptModes[0]),
});
export type MembershipPayments = z.infer<typeof membershipPayments>;

export const membershipInQuery = z.object({ id: idInQuery });
export type MembershipInQuery = z.infer<typeof membershipInQuery>;

/** A step after the payment, which may move the end or the center. */
export const membershipEvent = z.object({
  id,
  kind: z.enum(membershipEventKinds),
  /**
   * The first and last day of a pause; for `resume` the returned days, for `closure` and `reopening` the days of the
   * closure; null for the other kinds.
   */
  fromDay: z.iso.date().nullable(),
  toDay: z.iso.date().nullable(),
  /** The days by which the end moved: below 0 for `resume`, `days out` and `reopening`, 0 for `center`. */
  days: z.int(),
  /** The center closure of `closure` and `reopening`; null for the other kinds. */
  closureId: id.nullable(),
  /** The new one for `center`, null for the other kinds. */
  center: anyCenter.nullable(),
  isByAdmin: z.boolean(),
  at: z.iso.datetime(),
});
export type MembershipEvent = z.infer<typeof membershipEvent>;

/** The state of a membership, and its steps, oldest first. */
export const membershipLedger = z.object({
  membershipId: id,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  effectiveEnd: z.iso.date(),
  pauseDaysLeft: z.int().min(0),
  /** 0 after an extension. */
  extensionDaysLeft: z.int().min(0),
  /** 0 after a transfer. */
  transferDaysLeft: z.int().min(0),
  /** 0 for tiers with access to all centers. */
  centerChangesLeft: z.int().min(0),
  events: z.array(membershipEvent),
  /** The closures of all centers that end on the first day or later: the effect of a step depends on them. */
  closures: z.array(z.object({ id, center: anyCenter, fromDay: z.iso.date(), toDay: z.iso.date() })),
});
export type MembershipLedger = z.infer<typeof membershipLedger>;

/** The last day is included. */
export const membershipPause = z.object({
  id,
  fromDay: day('closure', membershipDayMessages.pauseDayRequired),
  toDay: day('closure', membershipDayMessages.pauseDayRequired),
  overlaps,
});
export type MembershipPause = z.infer<typeof membershipPause>;

export const membershipResumption = z.object({ id, overlaps });
export type MembershipResumption = z.infer<typeof membershipResumption>;

const wholeDays = z
  .int(membershipDayMessages.wholeDays)
  .min(1, membershipDayMessages.wholeDays)
  .max(ID_MAX, membershipDayMessages.wholeDays);

export const membershipExtension = z.object({ id, days: wholeDays, overlaps });
export type MembershipExtension = z.infer<typeof membershipExtension>;

/** `email` identifies the member who gets the days. */
export const membershipTransfer = z.object({ id, days: wholeDays, email: comparedEmail, overlaps });
export type MembershipTransfer = z.infer<typeof membershipTransfer>;

/** `id` identifies the membership that gave the days. */
export const transferRevocation = z.object({ id, overlaps });
export type TransferRevocation = z.infer<typeof transferRevocation>;

export const membershipMove = z.object({ id, center: openCenter(messages.centerRequired), overlaps });
export type MembershipMove = z.infer<typeof membershipMove>;

export const membershipChanged = statusReply.extend({ effectiveEnd: z.iso.date() });
