import { z } from 'zod';
import {
  adminFilter,
  adminListPageOf,
  adminQuery,
  arrivalFilter,
  bulkOf,
  dayFilter,
} from '../admin/schemas.ts';
import { CHECKOUT_LINES_MAX } from '../cart/rules.ts';
import { address, newAddress, quantity } from '../cart/schemas.ts';
import { product } from '../catalogue/schemas.ts';
import { said } from '../default-errors.ts';
import { claimedRupees, id, inLang, ownListQuery, text } from '../fields.ts';
import { messages } from '../messages.ts';
import { ledgerRow, paidBy, refundFields, withUtrForUpi } from '../payments/schemas.ts';
import { knowsAllPieces, orderReturn, somePieces } from '../returns/schemas.ts';
import { RATING_MAX_STARS } from '../reviews/rules.ts';
import { reviewText } from '../reviews/schemas.ts';
import { orderingMember } from '../values/buyer.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { returnMessages } from '../words/en/returns.ts';
import {
  CANCEL_REASON_MAX_CHARACTERS,
  channels,
  orderHistoryEvents,
  orderSources,
  orderStatuses,
  paymentModes,
} from './rules.ts';

const orderLines = z
  .array(z.object({ productId: id, quantity }))
  .min(1, fieldNames.chooseProduct)
  .max(CHECKOUT_LINES_MAX, { error: said(messages.tooManyLines, CHECKOUT_LINES_MAX) })
  .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
    message: fieldNames.eachProductOnce,
  });

/**
 * `orders/order` of SPEC section 7. `expectedTotal` is the total that the screen showed, in rupees with the fee (D34).
 */
export const orderRequest = z.object({
  paymentMode: z.enum(paymentModes, fieldNames.chooseCashOnDelivery),
  source: z.enum(orderSources),
  addressId: id,
  cartProductDetails: orderLines,
  expectedTotal: claimedRupees().min(0).optional(),
});
export type OrderRequest = z.infer<typeof orderRequest>;
export type OrderLine = OrderRequest['cartProductDetails'][number];

export const orderReply = z.object({
  status: z.string(),
  checkoutId: z.uuid(),
  orderIds: z.array(id),
  /** Rupees, with the convenience fee. */
  total: z.number(),
});

/** An order of a caller, paid on delivery (D142). Callers without an email leave it out. */
export const orderTaking = z.object({
  userId: id,
  address: newAddress.extend({ email: z.literal('').or(newAddress.shape.email).default('') }),
  lines: orderLines,
  expectedTotal: claimedRupees().min(0),
});
export type OrderTaking = z.infer<typeof orderTaking>;

/** The address of the person's last order, or the one saved last; null without any. */
export const callerAddress = z.object({ address: address.omit({ addressId: true }).nullable() });

export const ownOrdersQuery = ownListQuery.extend(inLang);
export type OwnOrdersQuery = z.output<typeof ownOrdersQuery>;

const deliveryAddress = address.omit({ addressId: true });

export const order = z.object({
  orderId: id,
  checkoutId: z.uuid(),
  /** The number of the checkout, such as `NS-1042-7`, the same for all its orders. */
  orderNumber: z.string(),
  product,
  quantity,
  /** The original order of these pieces, if they were split off to be cancelled or returned; null for all others. */
  splitFrom: id.nullable(),
  /** Rupees per piece, as sold. */
  price: z.number(),
  orderDate: z.iso.datetime(),
  /** Ordered on the site, or sold over the counter. */
  channel: z.enum(channels),
  /** Null at the counter, where it was paid at once. */
  paymentMode: z.enum(paymentModes).nullable(),
  /** A cancelled order keeps its status. */
  orderStatus: z.enum(orderStatuses),
  /** UTC instant; null unless it is cancelled. */
  cancelledAt: z.iso.datetime().nullable(),
  /** UTC instant at which the gym took it back; null for all others. It keeps its status. */
  returnedAt: z.iso.datetime().nullable(),
  /** Paid for its whole checkout, net of refunds. */
  paidPaise: z.int().min(0),
  /** Due for its whole checkout: its orders that are neither cancelled nor returned, with the fee. */
  duePaise: z.int().min(0),
  /** 0 until rated. */
  rating: z.int().min(0).max(RATING_MAX_STARS),
  /** True if its member has written a review. */
  isReviewed: z.boolean(),
  /** The delivery address; null for goods handed over at the counter. */
  address: deliveryAddress.nullable(),
  /** The receipt or invoice with this line; null before the checkout leaves the shop. */
  documentNumber: z.string().nullable(),
  /** The last IST day on which its member can request a return; null when it cannot be returned. */
  returnBy: z.iso.date().nullable(),
  /** The number of days after delivery in which it can be returned, as of the time of the order (D99). */
  returnDays: z.int().min(1),
  /** The IST days of the promised delivery, as of the time of the order; null at the counter. */
  arrival: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** Its return, or the refund of a cancelled order; null without. */
  return: orderReturn.nullable(),
});
export type Order = z.infer<typeof order>;

export const adminOrder = order.extend({
  member: orderingMember,
  /** The refund if the order is cancelled or returned. */
  refundPaise: z.int().min(0),
  /** The payments of its checkout, largest amount first. */
  paidBy: z.array(paidBy),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const orderPage = adminListPageOf(adminOrder);

const orderFilter = {
  /** Excludes cancelled and returned orders. */
  status: z.enum(orderStatuses).optional(),
  /** Only cancelled orders. */
  cancelled: z.literal('true').optional(),
  /** Only online orders, or only counter sales. */
  channel: z.enum(channels).optional(),
  /** Only orders that were returned to the gym. */
  returned: z.literal('true').optional(),
  ...dayFilter,
};
/**
 * `q` matches a member's name, email or phone, a product's name, an order id or an order number; days are those of
 * ordering.
 */
export const orderListQuery = z.object({ ...adminQuery, ...orderFilter, ...arrivalFilter });
export type OrderListQuery = z.infer<typeof orderListQuery>;
export const orderExportQuery = z.object({ ...adminFilter, ...orderFilter });
export type OrderExportQuery = z.infer<typeof orderExportQuery>;

export const orderMove = z.object({ id, status: z.enum(orderStatuses) });
export type OrderMove = z.infer<typeof orderMove>;

/**
 * Cancels one order of a checkout, or `quantity` of its pieces. The reason is mailed to the member. With a `mode`,
 * which only an admin may give, the paid amount is refunded in the same step; otherwise the refund waits among the
 * returns.
 */
export const orderCancellation = withUtrForUpi(
  z.object({
    id,
    reason: text(CANCEL_REASON_MAX_CHARACTERS, said(messages.required, fieldNames.reasonField)).optional(),
    ...somePieces,
    ...refundFields,
  }),
).refine(knowsAllPieces, { path: ['ofQuantity'], message: returnMessages.ofQuantityRequired });
export type OrderCancellation = z.infer<typeof orderCancellation>;

/** Cancels all orders of a checkout, or none. The reason is mailed to the member. */
export const checkoutCancellation = z.object({
  checkoutId: z.uuid(),
  reason: orderCancellation.shape.reason,
});
export type CheckoutCancellation = z.infer<typeof checkoutCancellation>;

/** Each order may only move to its next status. */
export const orderMoves = z.object({ moves: bulkOf(orderMove, (move) => move.id) });
export type OrderMoves = z.infer<typeof orderMoves>;

/** An order with all orders of its checkout. */
export const orderDetails = z.object({
  orderId: id,
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  orderDate: z.iso.datetime(),
  channel: z.enum(channels),
  paymentMode: z.enum(paymentModes).nullable(),
  member: orderingMember,
  address: deliveryAddress.nullable(),
  /** All orders of the checkout, including this one, in the order they were placed. */
  lines: z.array(order),
  /** Rupees for the orders that are neither cancelled nor returned, with the fee once; 0 without any. */
  goods: z.number(),
  fee: z.number(),
  total: z.number(),
  /** The paid amount of the checkout, net of refunds, and the due amount. */
  paidPaise: z.int().min(0),
  duePaise: z.int().min(0),
  /** All receipts of the checkout, oldest first. */
  receipts: z.array(ledgerRow),
  /**
   * The history of this order, oldest first: placed by its member, then each move with the admin's email. `reason` is
   * that of a cancellation.
   */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.enum(orderHistoryEvents),
      by: z.string(),
      reason: z.string().optional(),
      /** The number of affected pieces; absent for the whole order. */
      quantity: quantity.optional(),
    }),
  ),
});
export type OrderDetails = z.infer<typeof orderDetails>;

const stars = z.int(fieldNames.oneToFiveStars).min(1, fieldNames.oneToFiveStars).max(RATING_MAX_STARS);

/** Rates the member's oldest delivered, unrated order of the product, or the given order (D13). */
export const orderRating = z.object({
  rating: stars,
  productId: id,
  orderId: id.optional(),
  /** Shown on the product's page with the first name. */
  review: reviewText.optional(),
});
export type OrderRating = z.infer<typeof orderRating>;

/** Changes the stars of an order that its member has rated recently, and not reviewed. */
export const ratingChange = z.object({ orderId: id, rating: stars });
export type RatingChange = z.infer<typeof ratingChange>;

/** A review of an order that only has stars. */
export const orderReview = z.object({ orderId: id, review: reviewText });
export type OrderReview = z.infer<typeof orderReview>;
