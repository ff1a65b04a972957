import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { id } from '../fields.ts';
import { ROUND_MOST_STOPS } from '../orders/rules.ts';
import { receiptModes } from '../payments/rules.ts';
import { utr, withUtrForUpi } from '../payments/schemas.ts';
import { centers } from '../values/centers.ts';
import { paymentMessages } from '../words/en/payments.ts';

const paise = z.int();

/**
 * The money that one rider brings back for these checkouts: each gets a receipt of its own over what is due for it, and orders
 * that are out for delivery are delivered. `refusedIds` are orders of them that were refused at the door, which are taken back
 * first. `expectedPaise` is the sum that the screen showed; another one is refused (409), and nothing is done. Each UPI payment
 * has a UTR of its own, so that one is for one checkout.
 */
export const collection = withUtrForUpi(
  z.object({
    checkoutIds: z.array(z.uuid()).min(1, paymentMessages.chooseOrders).max(ROUND_MOST_STOPS),
    refusedIds: z.array(id).max(ROUND_MOST_STOPS).default([]),
    mode: z.enum(receiptModes),
    utr: utr.optional(),
    /** Whose till it goes into. */
    center: z.enum(centers),
    expectedPaise: z.int().min(0),
  }),
)
  .refine(({ checkoutIds }) => new Set(checkoutIds).size === checkoutIds.length, {
    path: ['checkoutIds'],
    message: paymentMessages.eachOrderOnce,
  })
  .refine(({ mode, checkoutIds }) => mode !== 'upi' || checkoutIds.length === 1, {
    path: ['mode'],
    message: paymentMessages.oneUtrOneOrder,
  });
export type Collection = z.infer<typeof collection>;

/** `activityId` undoes the receipts together; what was delivered or refused stays so. */
export const collectionReply = stepReply.extend({
  receivedPaise: paise.min(0),
  receipts: z.array(
    z.object({ checkoutId: z.uuid(), receiptId: id, receiptNumber: z.string(), amountPaise: paise }),
  ),
  deliveredIds: z.array(id),
  refusedIds: z.array(id),
});
export type CollectionReply = z.infer<typeof collectionReply>;
