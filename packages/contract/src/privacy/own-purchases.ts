import { z } from 'zod';
import { address } from '../cart/schemas.ts';
import { centers } from '../centers/rules.ts';
import { documentKinds } from '../documents/rules.ts';
import { documentDetails } from '../documents/schemas.ts';
import { id, paise } from '../fields.ts';
import { orderSources, orderStatuses, paymentModes } from '../orders/rules.ts';
import { paymentKinds, receiptModes } from '../payments/rules.ts';
import { returnCauses, returnStates } from '../returns/rules.ts';

const instant = z.iso.datetime();
/** Below 0 for money that went back. */
const signedPaise = z.int();

const order = z.object({
  orderId: id,
  orderNumber: z.string(),
  product: z.string(),
  quantity: z.int(),
  unitPricePaise: paise,
  status: z.enum(orderStatuses),
  /** The member's stars. */
  rating: z.int().nullable(),
  deliveredAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  returnedAt: instant.nullable(),
});

/** A checkout as the member's own data shows it; so are the others below. */
export const ownCheckout = z.object({
  checkoutId: z.uuid(),
  orderedAt: instant,
  source: z.enum(orderSources),
  paymentMode: z.enum(paymentModes),
  feePaise: paise,
  totalPaise: paise,
  paidPaise: paise,
  slipCode: z.string().nullable(),
  deliverTo: address.omit({ addressId: true }),
  orders: z.array(order),
});

export const ownReturn = z.object({
  returnId: id,
  orderId: id,
  cause: z.enum(returnCauses),
  state: z.enum(returnStates),
  reason: z.string().nullable(),
  /** What the gym answered. */
  note: z.string().nullable(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  refundedPaise: paise.nullable(),
});

export const ownReview = z.object({
  reviewId: id,
  orderId: id,
  product: z.string(),
  stars: z.int(),
  text: z.string(),
  writtenAt: instant,
  /** Set while the gym does not show it. */
  hiddenAt: instant.nullable(),
  hiddenReason: z.string().nullable(),
});

export const ownPayment = z.object({
  receiptNumber: z.string(),
  kind: z.enum(paymentKinds),
  membershipId: id.nullable(),
  checkoutId: z.uuid().nullable(),
  amountPaise: signedPaise,
  mode: z.enum(receiptModes),
  utr: z.string().nullable(),
  center: z.enum(centers).nullable(),
  receivedAt: instant,
  /** The receipt that a reversal takes back. */
  reverses: z.string().nullable(),
  reason: z.string().nullable(),
});

export const ownDocument = z.object({
  number: z.string(),
  kind: z.enum(documentKinds),
  issuedAt: instant,
  buyer: documentDetails.shape.buyer,
  deliverTo: documentDetails.shape.deliverTo,
  lines: documentDetails.shape.lines,
  totalPaise: signedPaise,
  cancelledAt: instant.nullable(),
  printedAt: instant.nullable(),
});
