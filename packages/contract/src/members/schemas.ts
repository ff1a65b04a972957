import { z } from 'zod';
import { adminPageOf, adminQuery } from '../admin/schemas.ts';
import { roles } from '../business.ts';
import { centers } from '../centers/rules.ts';
import { id, paise } from '../fields.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { membership } from '../memberships/schemas.ts';
import { planLengthsMonths, tierNames } from '../memberships/tiers.ts';
import { guardianStates } from './rules.ts';

/** `q`: each word is part of the name, email or phone, in any order; or the text is a person's number. */
export const memberListQuery = z.object(adminQuery);
export type MemberListQuery = z.infer<typeof memberListQuery>;

/** A person, as the list shows them. `phone` is empty for an admin. */
const member = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  registeredOn: z.iso.date(),
  /** The newest membership; null without any. */
  membership: z
    .object({
      id,
      type: z.enum(tierNames),
      center: z.enum(centers),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      payment_status: z.enum(paymentStatuses),
    })
    .nullable(),
});
export type Member = z.infer<typeof member>;

export const memberPage = adminPageOf(member);

/** The slip's number, as `4821-0937-4`; null for what was sold before there were slips. */
const slipCode = z.string().nullable();

/** What is still to be paid for a membership, at its center, until it starts. */
const membershipDue = z.object({
  kind: z.literal('membership'),
  id,
  type: z.enum(tierNames),
  months: z.literal(planLengthsMonths),
  center: z.enum(centers),
  startDate: z.iso.date(),
  totalPaise: paise,
  duePaise: paise,
  slipCode,
});

/** What is still to be paid for a checkout, in cash at the door. */
const orderDue = z.object({
  kind: z.literal('order'),
  /** The lowest id of its orders. */
  id,
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  town: z.string(),
  /** Everything has arrived, so the payment is late. */
  isDelivered: z.boolean(),
  totalPaise: paise,
  duePaise: paise,
  slipCode,
});

const due = z.discriminatedUnion('kind', [membershipDue, orderDue]);
export type Due = z.infer<typeof due>;

/** What a member owes, memberships before orders, newest first; the newest 500 of each. */
export const dues = z.object({ duePaise: paise, dues: z.array(due) });
export type Dues = z.infer<typeof dues>;

/** One person, for admins. What an admin does not have is empty. */
export const memberDetails = dues.extend({
  userId: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  DOB: z.string(),
  gender: z.string(),
  address: z.string(),
  role: z.enum(roles),
  registeredOn: z.iso.date(),
  isDisabled: z.boolean(),
  /** Whether a parent or guardian of a member under 18 was seen; null where that is not asked for. */
  guardian: z.enum(guardianStates).nullable(),
  /** The day of birth by which a member was under 18 who is older by the present one; empty without one. */
  DOBBefore: z.union([z.iso.date(), z.literal('')]),
  /** Those that are payed and have not ended, the one that ends first on top. */
  memberships: z.array(membership),
});
export type MemberDetails = z.infer<typeof memberDetails>;
