import { z } from 'zod';
import { centers } from '../centers.ts';
import { paymentStatuses } from '../memberships.ts';
import { messages } from '../messages.ts';
import { tierNames } from '../tiers.ts';
import { adminFilter, adminListPageOf, adminQuery, arrivalFilter, dayFilter } from './admin.ts';
import { day, id } from './fields.ts';

/**
 * SPEC section 3, 'Membership register request'. The plan follows from type and months between the two days;
 * everything else but center and start is a claim that must agree, and may be left out (D4, D14).
 */
export const newMembership = z.object({
  type: z.enum(tierNames, messages.oneOf(tierNames)),
  center: z.enum(centers, messages.centerRequired),
  start_Date: day(messages.startDateRequired),
  end_Date: day().optional(),
  /** Rupees with tax and fee. */
  price: z.number(messages.amountRequired).optional(),
  user_id: id.optional(),
  payment_status: z.literal(paymentStatuses[0], messages.newMembershipIsPending).optional(),
});
export type NewMembership = z.infer<typeof newMembership>;

export const membership = z.object({
  id,
  name: z.string(),
  type: z.enum(tierNames),
  /** Rupees, with tax and fee. */
  price: z.number(),
  payment_status: z.enum(paymentStatuses),
  center: z.enum(centers),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
});
export type Membership = z.infer<typeof membership>;

/** For admins: with how to reach the member, and when it was registered. `phone` is empty for an admin's own membership. */
export const adminMembership = membership.extend({
  email: z.string(),
  phone: z.string(),
  createdAt: z.iso.datetime(),
});
export type AdminMembership = z.infer<typeof adminMembership>;

export const membershipPage = adminListPageOf(adminMembership);

const membershipFilter = {
  status: z.enum(paymentStatuses).optional(),
  center: z.enum(centers, messages.oneOf(centers)).optional(),
  type: z.enum(tierNames, messages.oneOf(tierNames)).optional(),
  ...dayFilter,
};
/** `q` is part of a member's name, email or phone, or a membership's id; days are when it was registered. */
export const membershipListQuery = z.object({ ...adminQuery, ...membershipFilter, ...arrivalFilter });
export type MembershipListQuery = z.infer<typeof membershipListQuery>;
export const membershipExportQuery = z.object({ ...adminFilter, ...membershipFilter });
export type MembershipExportQuery = z.infer<typeof membershipExportQuery>;

export const membershipPayment = z.object({ id, status: z.literal('payed', messages.oneOf(['payed'])) });
export type MembershipPayment = z.infer<typeof membershipPayment>;
