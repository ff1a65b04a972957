import { z } from 'zod';
import { said } from '../default-errors.ts';
import { id, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { paymentMessages } from '../payments/messages.ts';
import { receiptModes } from '../payments/rules.ts';
import { amount, utr, withUtrForUpi } from '../payments/schemas.ts';
import { newMember } from '../users/schemas.ts';
import { newMembership } from './schemas.ts';

/** At most two payments, such as half in cash and half by UPI (D79). */
export const JOIN_PAYMENTS_MOST = 2;

/** A payment: `amount` in rupees, by default the rest that is due. */
const joinPayment = withUtrForUpi(
  z.object({
    mode: z.enum(receiptModes),
    amount: amount.optional(),
    utr: utr.optional(),
  }),
);

/** Checked here, because the database would report the receipt of the first payment, which is rolled back. */
function refuseSameUtr(payments: readonly { utr?: string | undefined }[], context: z.RefinementCtx): void {
  const utrs = payments.map(({ utr }) => utr);
  utrs.forEach((utr, i) => {
    if (utr !== undefined && utrs.indexOf(utr) < i)
      context.addIssue({ code: 'custom', path: [i, 'utr'], message: paymentMessages.sameUtrTwice });
  });
}

/**
 * Registers a membership at the desk together with its payments (D79): for the member `userId`, or for a new person.
 * Without payments it is pending.
 */
export const joining = newMembership
  .omit({ user_id: true, payment_status: true })
  .extend({
    userId: id.optional(),
    member: newMember.omit({ center: true }).optional(),
    payments: z.array(joinPayment).max(JOIN_PAYMENTS_MOST).superRefine(refuseSameUtr).default([]),
  })
  .refine(({ userId, member }) => (userId === undefined) !== (member === undefined), {
    path: ['userId'],
    error: said(messages.required, 'Member'),
  });
export type Joining = z.output<typeof joining>;

export const joinReply = statusReply.extend({
  userId: id,
  membershipId: id,
  /** As `4821-0937-4`. */
  slipCode: z.string(),
  /** In the order of the payments. */
  receiptIds: z.array(id),
  duePaise: z.int().min(0),
  /** The document issued when nothing is due any more. */
  documentNumber: z.string().optional(),
});
export type JoinReply = z.infer<typeof joinReply>;
