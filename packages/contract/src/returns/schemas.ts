import { z } from 'zod';
import { adminListPageOf, adminQuery, arrivalFilter, dayFilter } from '../admin/schemas.ts';
import { quantity } from '../cart/schemas.ts';
import { said } from '../default-errors.ts';
import { id, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { paidBy, refundFields, withUtrForUpi } from '../payments/schemas.ts';
import { orderingMember } from '../values/buyer.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { returnMessages } from '../words/en/returns.ts';
import { RETURN_TEXT_MAX_CHARACTERS, returnCauses, returnDecisions, returnStates } from './rules.ts';

/**
 * Some pieces of an order: without `quantity` all of them. `ofQuantity` is how many the screen showed, so that two presses, or
 * two people, never take pieces twice.
 */
export const somePieces = { quantity: quantity.optional(), ofQuantity: quantity.optional() };

export const knowsAllPieces = ({
  quantity: some,
  ofQuantity,
}: {
  quantity?: number | undefined;
  ofQuantity?: number | undefined;
}) => some === undefined || ofQuantity !== undefined;

/**
 * Asks to return one order of a checkout, or some of its pieces. An admin may do so for a member, approved at once, and may
 * record that a
 * delivery was refused at the door, which takes the order back in this step: what was paid for it is refunded with it
 * where `mode` says how, and otherwise waits among the returns. `cause` makes sure that the order is still out for
 * delivery; without it an order that is Out-For-Delivery counts as refused.
 */
export const returnRequest = withUtrForUpi(
  z.object({
    orderId: id,
    reason: text(RETURN_TEXT_MAX_CHARACTERS, said(messages.required, fieldNames.reasonField)),
    cause: z.literal('refusal').optional(),
    ...somePieces,
    ...refundFields,
  }),
)
  .refine(({ cause, mode }) => cause === 'refusal' || mode === undefined, {
    path: ['mode'],
    message: returnMessages.modeOfRefundOnly,
  })
  .refine(knowsAllPieces, { path: ['ofQuantity'], message: returnMessages.ofQuantityRequired });
export type ReturnRequest = z.infer<typeof returnRequest>;

/** `mode` says how money is refunded, `utr` is for UPI; `note` is mailed to the member. */
export const returnDecision = withUtrForUpi(
  z.object({
    /** The return's. */
    id,
    decision: z.enum(returnDecisions),
    ...refundFields,
    note: text(RETURN_TEXT_MAX_CHARACTERS, said(messages.required, fieldNames.noteField)).optional(),
  }),
).refine(({ decision, mode }) => decision === 'refund' || mode === undefined, {
  path: ['mode'],
  message: returnMessages.modeOfRefundOnly,
});
export type ReturnDecisionForm = z.infer<typeof returnDecision>;

/** By the return's id. */
export const returnWithdrawal = z.object({ id });

/** The receipt of a refund, and the credit note of what was taken back, where there are such. */
export const returnReply = z.object({
  status: z.string(),
  receiptId: id.optional(),
  /** The credit note's. */
  documentNumber: z.string().optional(),
});

/** A return as an order shows it. */
export const orderReturn = z.object({
  returnId: id,
  cause: z.enum(returnCauses),
  state: z.enum(returnStates),
  /** How many pieces come back. */
  quantity: z.int().min(1),
  /** What the member wrote; null where nobody did. */
  reason: z.string().nullable(),
  /** What an admin added. */
  note: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  /** What was refunded; null before. */
  refundedPaise: z.int().min(0).nullable(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** A return as admins see it. */
export const adminReturn = orderReturn.extend({
  orderId: id,
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  product: z.string(),
  /** How many pieces the order has, those that come back included. */
  ofQuantity: z.int().min(1),
  /** Of the goods, as sold. */
  goodsPaise: z.int().min(0),
  /** What a refund returns: what is paid for these goods, with the fee once nothing else is left of the checkout. */
  refundPaise: z.int().min(0),
  /** How its checkout was paid, the largest amount first. */
  paidBy: z.array(paidBy),
  /** Food goes back on no shelf. */
  isFood: z.boolean(),
  /** When the last step was taken; null before the first. */
  decidedAt: z.iso.datetime().nullable(),
  /** The receipt of the refund; null where no money was refunded. */
  receiptId: id.nullable(),
  receiptNumber: z.string().nullable(),
  member: orderingMember,
});
export type AdminReturn = z.infer<typeof adminReturn>;

export const returnPage = adminListPageOf(adminReturn);

/** `q` matches a member, a product or a return's number; days are those of the requests. */
export const returnListQuery = z.object({
  ...adminQuery,
  status: z.enum(returnStates).optional(),
  ...dayFilter,
  ...arrivalFilter,
});
export type ReturnListQuery = z.infer<typeof returnListQuery>;
