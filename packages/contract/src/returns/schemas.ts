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
 * Some pieces of an order: without `quantity` all of them. `ofQuantity` is the number that the screen showed, so that a
 * double click, or two people, never take pieces twice.
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
 * Requests the return of one order of a checkout, or some of its pieces. An admin's request for a member is approved at
 * once. An admin may also record that a delivery was refused, which takes the order back in this step: the paid amount
 * is refunded if `mode` is given, and otherwise waits among the returns. `cause` ensures that the order is still out
 * for delivery; without it an order that is Out-For-Delivery counts as refused.
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

/** `mode` is that of the refund, `utr` is for UPI; `note` is mailed to the member. */
export const returnDecision = withUtrForUpi(
  z.object({
    /** The return's id. */
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

/** The receipt of a refund, and the credit note of the returned goods, if any. */
export const returnReply = z.object({
  status: z.string(),
  receiptId: id.optional(),
  /** The number of the credit note. */
  documentNumber: z.string().optional(),
});

/** The return of an order. */
export const orderReturn = z.object({
  returnId: id,
  cause: z.enum(returnCauses),
  state: z.enum(returnStates),
  /** The number of returned pieces. */
  quantity: z.int().min(1),
  /** The member's reason; null without one. */
  reason: z.string().nullable(),
  /** The admin's note. */
  note: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  /** The refunded amount; null before. */
  refundedPaise: z.int().min(0).nullable(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** A return for admins. */
export const adminReturn = orderReturn.extend({
  orderId: id,
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  product: z.string(),
  /** The pieces of the order, including the returned ones. */
  ofQuantity: z.int().min(1),
  /** The price of the goods, as sold. */
  goodsPaise: z.int().min(0),
  /** The refund: the paid amount of these goods, with the fee once nothing else is left of the checkout. */
  refundPaise: z.int().min(0),
  /** The payments of its checkout, largest amount first. */
  paidBy: z.array(paidBy),
  /** Food is not sold again. */
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
