import { z } from 'zod';
import { centers } from '../centers.ts';
import { messages } from '../messages.ts';
import { receiptModes } from '../payments.ts';
import { RETURN_TEXT_MAX_CHARACTERS, returnCauses, returnDecisions, returnStates } from '../returns.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { returnMessages } from '../words/en/returns.ts';
import { adminListPageOf, adminQuery, arrivalFilter, dayFilter } from './admin.ts';
import { id, text } from './fields.ts';
import { utr, withUtrForUpi } from './payments.ts';
import { orderingMember } from './people.ts';

/**
 * Asks to return one order of a checkout. An admin may do so for a member, and for a delivery that was refused at the
 * door; both are approved at once.
 */
export const returnRequest = z.object({
  orderId: id,
  reason: text(RETURN_TEXT_MAX_CHARACTERS, messages.required(fieldNames.reasonField)),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

/** `mode` says how money is refunded, `utr` is for UPI; `note` is mailed to the member. */
export const returnDecision = withUtrForUpi(
  z.object({
    /** The return's. */
    id,
    decision: z.enum(returnDecisions, messages.oneOf(returnDecisions)),
    mode: z.enum(receiptModes, messages.oneOf(receiptModes)).optional(),
    utr: utr.optional(),
    /** The center whose till the money is taken from. */
    center: z.enum(centers, messages.oneOf(centers)).optional(),
    note: text(RETURN_TEXT_MAX_CHARACTERS, messages.required(fieldNames.noteField)).optional(),
  }),
).refine(({ decision, mode }) => decision === 'refund' || mode === undefined, {
  path: ['mode'],
  message: returnMessages.modeOfRefundOnly,
});
export type ReturnDecisionForm = z.infer<typeof returnDecision>;

/** After a refund: its receipt and the credit note, where there are such. */
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
  quantity: z.int(),
  /** Of the goods, as sold. */
  goodsPaise: z.int().min(0),
  /** What a refund returns: what is paid for these goods, with the fee once nothing else is left of the checkout. */
  refundPaise: z.int().min(0),
  /** Food goes back on no shelf. */
  isFood: z.boolean(),
  /** When the last step was taken; null before the first. */
  decidedAt: z.iso.datetime().nullable(),
  /** The receipt of the refund; null where no money was refunded. */
  receiptNumber: z.string().nullable(),
  member: orderingMember,
});
export type AdminReturn = z.infer<typeof adminReturn>;

export const returnPage = adminListPageOf(adminReturn);

/** `q` matches a member, a product or a return's number; days are those of the requests. */
export const returnListQuery = z.object({
  ...adminQuery,
  status: z.enum(returnStates, messages.oneOf(returnStates)).optional(),
  ...dayFilter,
  ...arrivalFilter,
});
export type ReturnListQuery = z.infer<typeof returnListQuery>;
