import { z } from 'zod';
import type { CallName } from './methods.ts';
import {
  activityExportQuery,
  activityListQuery,
  activityPage,
  bulkIds,
  bulkReply,
  readMark,
  stepReply,
  undoReply,
  undoRequest,
  unreadCounts,
} from './schemas/admin.ts';
import { login, loginReply, registration } from './schemas/auth.ts';
import {
  address,
  addressQuery,
  addressUpdate,
  cartAddition,
  cartLine,
  cartLineQuery,
  cartUpdate,
  newAddress,
  newAddressReply,
} from './schemas/cart.ts';
import {
  newProduct,
  newProductReply,
  product,
  productListQuery,
  productPage,
  productQuery,
  productUpdate,
  productWithVersion,
  similarQuery,
  suggestionsQuery,
} from './schemas/catalogue.ts';
import {
  booking,
  bookingExportQuery,
  bookingListQuery,
  bookingPage,
  newBooking,
} from './schemas/consultancy.ts';
import {
  enquiryAnswer,
  enquiryExportQuery,
  enquiryListQuery,
  enquiryPage,
  newEnquiry,
} from './schemas/contact.ts';
import { dashboard } from './schemas/dashboard.ts';
import { idInQuery, ownListQuery, statusReply } from './schemas/fields.ts';
import {
  membership,
  membershipExportQuery,
  membershipListQuery,
  membershipPage,
  membershipPayment,
  newMembership,
} from './schemas/memberships.ts';
import {
  order,
  orderDetails,
  orderExportQuery,
  orderListQuery,
  orderMove,
  orderMoves,
  orderPage,
  orderRating,
  orderReply,
  orderRequest,
} from './schemas/orders.ts';
import { passwordReset, profile, profileUpdate } from './schemas/users.ts';

export type Access = 'public' | 'member' | 'admin';

export interface Call {
  /** Who may ask: anyone, anyone signed in, or an admin. */
  access: Access;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** 201 where something is created (D2). */
  success?: 201;
  /** Answers a CSV file, streamed, instead of JSON. Errors are JSON all the same. */
  csv?: true;
}

/** A CSV file: UTF-8 with a byte order mark, a header row, RFC 4180. */
const csvFile = z.string();

/** What both sides agree on, one entry a call: the route, the client, the documentation and the tests read it. */
export const calls = {
  'auth/userRegister': {
    access: 'public',
    summary: 'Make a member account',
    body: registration,
    reply: statusReply,
    success: 201,
  },
  'auth/userLogin': { access: 'public', summary: 'Sign in', body: login, reply: loginReply },
  'auth/logout': { access: 'member', summary: 'End this session', reply: statusReply },

  'user/profile': { access: 'member', summary: 'Who is signed in', reply: profile },
  'user/update': {
    access: 'member',
    summary: 'Change name, phone, date of birth',
    body: profileUpdate,
    reply: statusReply,
  },
  'user/reset': {
    access: 'member',
    summary: 'Change the password; ends every other session',
    body: passwordReset,
    reply: statusReply,
  },

  'product/getAll': {
    access: 'public',
    summary: 'List, filter and search products',
    query: productListQuery,
    reply: productPage,
  },
  'product/get': {
    access: 'public',
    summary: 'One product',
    query: productQuery,
    reply: productWithVersion,
  },
  'product/suggestions': {
    access: 'public',
    summary: 'Product names for a half-typed text',
    query: suggestionsQuery,
    reply: z.array(z.string()),
  },
  'product/topSeller': {
    access: 'public',
    summary: 'The ten best selling available products',
    reply: z.array(product),
  },
  'product/similar': {
    access: 'public',
    summary: 'Products of a category',
    query: similarQuery,
    reply: z.array(product),
  },
  'product/add': {
    access: 'admin',
    summary: 'Add a product',
    body: newProduct,
    reply: newProductReply,
    success: 201,
  },
  'product/update': {
    access: 'admin',
    summary: 'Change a product; what is left out stays, and an older version than it has is refused',
    body: productUpdate,
    reply: stepReply,
  },
  'product/delete': {
    access: 'admin',
    summary: 'Take a product out of the shop',
    query: productQuery,
    reply: stepReply,
  },

  'cart/cartDetails': {
    access: 'member',
    summary: "The member's cart, the newest 500 lines at most",
    query: ownListQuery,
    reply: z.array(cartLine),
  },
  'cart/add': {
    access: 'member',
    summary: 'Put pieces of a product in the cart, one where no quantity is named',
    body: cartAddition,
    reply: statusReply,
    success: 201,
  },
  'cart/update': {
    access: 'member',
    summary: 'Set the quantity of a line',
    body: cartUpdate,
    reply: statusReply,
  },
  'cart/remove': { access: 'member', summary: 'Remove a line', query: cartLineQuery, reply: statusReply },
  'cart/addressDetails': {
    access: 'member',
    summary: "The member's addresses, the newest 500 at most",
    query: ownListQuery,
    reply: z.array(address),
  },
  'cart/addAddress': {
    access: 'member',
    summary: 'Save an address',
    body: newAddress,
    reply: newAddressReply,
    success: 201,
  },
  'cart/updateAddress': {
    access: 'member',
    summary: 'Change a saved address; orders keep their copy of it',
    body: addressUpdate,
    reply: statusReply,
  },
  'cart/removeAddress': {
    access: 'member',
    summary: 'Delete an address',
    query: addressQuery,
    reply: statusReply,
  },

  'orders/order': {
    access: 'member',
    summary: 'Place an order; takes an Idempotency-Key header',
    body: orderRequest,
    reply: orderReply,
    success: 201,
  },
  'orders/getOrders': {
    access: 'member',
    summary: "The member's orders, newest first, 500 at most",
    query: ownListQuery,
    reply: z.array(order),
  },
  'orders/rating': {
    access: 'member',
    summary: 'Rate a delivered order',
    body: orderRating,
    reply: statusReply,
  },
  'orders/getAllOrders': {
    access: 'admin',
    summary: 'All orders, newest first',
    query: orderListQuery,
    reply: orderPage,
  },
  'orders/update': {
    access: 'admin',
    summary: 'Move an order to its next status',
    body: orderMove,
    reply: stepReply,
  },

  'orders/updateMany': {
    access: 'admin',
    summary:
      'Move several orders, each to its next status; those that moved meanwhile are left alone and named',
    body: orderMoves,
    reply: bulkReply,
  },

  'membership/register': {
    access: 'member',
    summary: 'Take a membership, to be paid at its center; takes an Idempotency-Key header',
    body: newMembership,
    reply: statusReply,
    success: 201,
  },
  'membership/getMemberships': {
    access: 'member',
    summary: "The member's memberships, newest first, 500 at most",
    query: ownListQuery,
    reply: z.array(membership),
  },
  'membership/getAllMemberships': {
    access: 'admin',
    summary: 'All memberships, newest first',
    query: membershipListQuery,
    reply: membershipPage,
  },
  'membership/update': {
    access: 'admin',
    summary: 'Mark a pending membership as payed',
    body: membershipPayment,
    reply: stepReply,
  },
  'membership/updateMany': {
    access: 'admin',
    summary: 'Mark several memberships as payed; those payed meanwhile are left alone and named',
    body: bulkIds,
    reply: bulkReply,
  },

  'consultancy/get': {
    access: 'member',
    summary: "The member's bookings from today on, soonest first, 500 at most",
    reply: z.array(booking),
  },
  'consultancy/book': {
    access: 'member',
    summary: 'Book a consultancy',
    body: newBooking,
    reply: statusReply,
    success: 201,
  },
  'consultancy/getAll': {
    access: 'admin',
    summary: 'All appointments, from today on unless asked otherwise, soonest first',
    query: bookingListQuery,
    reply: bookingPage,
  },

  'contact/register': {
    access: 'public',
    summary: 'Write to the gym',
    body: newEnquiry,
    reply: statusReply,
    success: 201,
  },
  'contact/getAll': {
    access: 'admin',
    summary: 'All queries, newest first',
    query: enquiryListQuery,
    reply: enquiryPage,
  },
  'contact/update': {
    access: 'admin',
    summary: 'Mark a query as Answered',
    body: enquiryAnswer,
    reply: stepReply,
  },
  'contact/updateMany': {
    access: 'admin',
    summary: 'Mark several queries as Answered; those answered meanwhile are left alone and named',
    body: bulkIds,
    reply: bulkReply,
  },

  'admin/getDashData': { access: 'admin', summary: 'How the business is doing', reply: dashboard },
  'admin/getDemo': {
    access: 'admin',
    summary: 'Whether there is demo data, which `npm run demo -- clear` removes',
    reply: z.object({ isThere: z.boolean() }),
  },
  'admin/getOrder': {
    access: 'admin',
    summary: 'One order with its whole checkout and its history',
    query: z.object({ id: idInQuery }),
    reply: orderDetails,
  },
  'admin/getActivity': {
    access: 'admin',
    summary: 'Who changed what and when, newest first',
    query: activityListQuery,
    reply: activityPage,
  },
  'admin/undo': {
    access: 'admin',
    summary: 'Take back a step of your own, within 10 seconds, while its rows are as it left them',
    body: undoRequest,
    reply: undoReply,
  },
  'admin/exportOrders': {
    access: 'admin',
    summary: 'The filtered orders as CSV',
    query: orderExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportMemberships': {
    access: 'admin',
    summary: 'The filtered memberships as CSV',
    query: membershipExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportQueries': {
    access: 'admin',
    summary: 'The filtered queries as CSV',
    query: enquiryExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportActivity': {
    access: 'admin',
    summary: 'The filtered record as CSV',
    query: activityExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/exportAppointments': {
    access: 'admin',
    summary: 'The filtered appointments as CSV',
    query: bookingExportQuery,
    reply: csvFile,
    csv: true,
  },
  'admin/getUnread': {
    access: 'admin',
    summary: 'How much has come into each list since this admin last opened it',
    reply: unreadCounts,
  },
  'admin/markRead': {
    access: 'admin',
    summary: 'Keep that this admin has opened a list',
    body: readMark,
    reply: statusReply,
  },
} as const satisfies Record<CallName, Call>;

export type Calls = typeof calls;

type SchemaOf<N extends CallName, K extends 'query' | 'body'> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? S : z.ZodUndefined;

/** What a client sends: before defaults and trimming. */
export type QueryInput<N extends CallName> = z.input<SchemaOf<N, 'query'>>;
export type BodyInput<N extends CallName> = z.input<SchemaOf<N, 'body'>>;
/** What a route receives: after them. */
export type Query<N extends CallName> = z.output<SchemaOf<N, 'query'>>;
export type Body<N extends CallName> = z.output<SchemaOf<N, 'body'>>;
export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;

/**
 * Every error of the API (D3). A changed total carries both figures (D34); a product that another admin has changed
 * comes as it is now.
 */
export const errorReply = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  expectedTotal: z.number().optional(),
  total: z.number().optional(),
  product: productWithVersion.optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
