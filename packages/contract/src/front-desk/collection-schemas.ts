import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { drawerPayOut } from '../drawers/schemas.ts';
import { id, openCenter } from '../fields.ts';
import { DELIVERY_RUN_STOPS_MOST } from '../orders/rules.ts';
import { paymentMessages } from '../payments/messages.ts';
import { receiptModes } from '../payments/rules.ts';
import { utr, withUtrForUpi } from '../payments/schemas.ts';

const paise = z.int();

/**
 * One rider's cash for these checkouts: each gets its own receipt over its due amount, and orders out for delivery
 * become delivered. `refusedIds` are orders whose delivery was refused, which are taken back first. `expectedPaise` is
 * the sum the screen showed; another sum is refused (409), and nothing changes. One UPI payment may be for several
 * checkouts: all their receipts have its UTR.
 */
export const collection = withUtrForUpi(
  z.object({
    checkoutIds: z.array(z.uuid()).min(1, paymentMessages.chooseOrders).max(DELIVERY_RUN_STOPS_MOST),
    refusedIds: z.array(id).max(DELIVERY_RUN_STOPS_MOST).default([]),
    mode: z.enum(receiptModes),
    utr: utr.optional(),
    /** The center that receives the money. */
    center: openCenter(),
    expectedPaise: z.int().min(0),
    /** Cash that is missing, with its reason: a payout from the open drawer. The receipts are over the due amounts. */
    shortage: drawerPayOut.omit({ center: true }).optional(),
  }),
)
  .refine(({ checkoutIds }) => new Set(checkoutIds).size === checkoutIds.length, {
    path: ['checkoutIds'],
    message: paymentMessages.eachOrderOnce,
  })
  .refine(({ mode, shortage }) => mode === 'cash' || !shortage, {
    path: ['shortage'],
    message: paymentMessages.shortageOfCash,
  });
export type Collection = z.infer<typeof collection>;

/** `activityId` undoes the receipts together; deliveries and returns are not undone. */
export const collectionReply = stepReply.extend({
  receivedPaise: paise.min(0),
  receipts: z.array(
    z.object({ checkoutId: z.uuid(), receiptId: id, receiptNumber: z.string(), amountPaise: paise }),
  ),
  deliveredIds: z.array(id),
  refusedIds: z.array(id),
});
export type CollectionReply = z.infer<typeof collectionReply>;
