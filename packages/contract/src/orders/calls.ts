import { z } from 'zod';
import { bulkReply, stepReply } from '../admin/schemas.ts';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { idInQuery, statusReply } from '../fields.ts';
import { checkoutSlipQuery, slip } from '../payments/schemas.ts';
import { returnReply } from '../returns/schemas.ts';
import * as addressSchemas from './address-schemas.ts';
import { orderAddressChange } from './address-schemas.ts';
import * as deliveryRunSchemas from './delivery-run-schemas.ts';
import { deliveryRunQuery, round } from './delivery-run-schemas.ts';
import { orderRefusals, orderStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  callerAddress,
  checkoutCancellation,
  order,
  orderCancellation,
  orderDetails,
  orderExportQuery,
  orderListQuery,
  orderMove,
  orderMoves,
  orderPage,
  orderRating,
  orderReply,
  orderRequest,
  orderReview,
  orderTaking,
  ownOrdersQuery,
  ratingChange,
} from './schemas.ts';

const orderCalls = {
  'orders/order': {
    access: 'member',
    summary: 'Place an order; takes an Idempotency-Key header',
    body: orderRequest,
    reply: orderReply,
    success: 201,
    idempotent: true,
  },
  'orders/getOrders': {
    access: 'member',
    summary: "The member's orders, newest first, 500 at most",
    query: ownOrdersQuery,
    reply: z.array(order),
  },
  'orders/slip': {
    access: 'member',
    summary: 'The slip that a checkout is paid with',
    query: checkoutSlipQuery,
    reply: slip,
  },
  'orders/rating': {
    access: 'member',
    summary: 'Rate a delivered order',
    body: orderRating,
    reply: statusReply,
  },
  'orders/changeRating': {
    access: 'member',
    summary: 'Give other stars, within seconds of the first ones',
    body: ratingChange,
    reply: statusReply,
  },
  'orders/review': {
    access: 'member',
    summary: 'Write a review of an order that has stars only',
    body: orderReview,
    reply: statusReply,
  },
  'orders/cancel': {
    access: 'member',
    forOthers: 'changeOrders',
    centerOf: { center: 'center' },
    summary:
      'Cancel an order: its member while it is Pending, an admin also in Transit, who may refund it in the same step',
    body: orderCancellation,
    reply: returnReply,
  },
  'orders/cancelCheckout': {
    access: 'member',
    summary: 'Cancel all orders of a checkout, while none of them is on its way',
    body: checkoutCancellation,
    reply: statusReply,
  },
  'orders/getAllOrders': {
    permission: 'lookUpOrders',
    centerOf: 'none',
    summary: 'All orders, newest first',
    query: orderListQuery,
    reply: orderPage,
  },
  'orders/take': {
    permission: 'takeOrders',
    centerOf: 'none',
    summary: 'Place an order for a caller, paid on delivery; takes an Idempotency-Key header',
    body: orderTaking,
    reply: orderReply,
    success: 201,
    idempotent: true,
  },
  'orders/getCallerAddress': {
    permission: 'takeOrders',
    centerOf: 'none',
    summary: 'The address to which a person ordered last, or saved last',
    query: z.object({ userId: idInQuery }),
    reply: callerAddress,
  },
  'orders/update': {
    permission: 'changeOrders',
    centerOf: 'none',
    summary: 'Move an order to its next status',
    body: orderMove,
    reply: stepReply,
  },
  'orders/getDeliveries': {
    permission: 'readDeliveries',
    centerOf: 'none',
    summary:
      'What goes out on a day, by pincode, with what is to be collected; a day that is over has what arrived on it',
    query: deliveryRunQuery,
    reply: round,
  },
  'orders/updateMany': {
    permission: 'changeOrders',
    centerOf: 'none',
    summary:
      'Move several orders, each to its next status; those that moved meanwhile are left alone and named',
    body: orderMoves,
    reply: bulkReply,
  },
  'orders/updateAddress': {
    permission: 'changeOrders',
    centerOf: 'none',
    summary:
      'Change where a checkout is delivered, while all its orders are Pending; fields that are left out stay',
    body: orderAddressChange,
    reply: statusReply,
  },
  'admin/getOrder': {
    permission: 'lookUpOrders',
    centerOf: 'none',
    summary: 'One order with its whole checkout and its history',
    query: z.object({ id: idInQuery }),
    reply: orderDetails,
  },
  'admin/exportOrders': {
    permission: 'exportLists',
    exportOf: 'orders/getAllOrders',
    summary: 'The filtered orders as CSV',
    query: orderExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'orders'>;

export const orders = defineDomain({
  calls: orderCalls,
  refusals: orderRefusals,
  staffRefusals: orderStaffRefusals,
  auditSubjects: { order: 'none' },
  auditActions: ['order taken', 'order moved', 'order cancelled', 'address changed'],
  exportSections: ['checkouts'],
  schemas: { ...addressSchemas, ...deliveryRunSchemas, ...schemas },
});
