import { z } from 'zod';
import { coach } from './appointments/coach-schemas.ts';
import { slot } from './appointments/schemas.ts';
import type { Call } from './call.ts';
import { productDetails } from './catalogue/schemas.ts';
import { productTax } from './documents/schemas.ts';
import { domainCalls } from './domains.ts';
import { enquiry } from './enquiries/schemas.ts';
import { id } from './fields.ts';
import { importColumn } from './imports/schemas.ts';
import { changeQuote, endQuote } from './memberships/end-schemas.ts';
import { membershipOverlap } from './memberships/schemas.ts';
import { methodOf, type otherMethods } from './methods.ts';
import { privacyCalls } from './privacy/calls.ts';
import { lostMembership } from './privacy/schemas.ts';
import { setting } from './settings/schemas.ts';
import { tooFewLeft } from './stock/schemas.ts';

export type { Call } from './call.ts';

/**
 * Every call of the API. Routes, client, documentation and tests are derived from this table. Calls of privacy return
 * the sections of all domains.
 */
export const calls = { ...domainCalls, ...privacyCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;

type MethodOf<N extends CallName> = N extends keyof typeof otherMethods
  ? (typeof otherMethods)[N]
  : Calls[N] extends { body: z.ZodType } | { upload: readonly string[] }
    ? 'POST'
    : 'GET';

/** The HTTP method of each call (D1). */
export const methods = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { body, upload }]) => [
    name,
    methodOf(name, body !== undefined || upload !== undefined),
  ]),
  // Object.fromEntries drops the types of the names.
) as { readonly [N in CallName]: MethodOf<N> };

/** The call whose list a CSV file contains. `calls.test.ts` checks that each is a call. */
export const exportedList = ({ exportOf }: { exportOf: string }): CallName => exportOf as CallName;

/** The calls marked as `cached`. */
export type CachedRead = { [N in CallName]: Calls[N] extends { cached: true } ? N : never }[CallName];

type SchemaOf<N extends CallName, K extends 'query' | 'body'> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? S : z.ZodUndefined;

/** The type a client sends, before defaults and trimming. */
export type QueryInput<N extends CallName> = z.input<SchemaOf<N, 'query'>>;
export type BodyInput<N extends CallName> = z.input<SchemaOf<N, 'body'>>;
/** The type a route receives, after defaults and trimming. */
export type Query<N extends CallName> = z.output<SchemaOf<N, 'query'>>;
export type Body<N extends CallName> = z.output<SchemaOf<N, 'body'>>;
export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;

/** The arguments of a message, in order (D57). */
const refusalParams = z.array(
  z.union([z.string(), z.number(), z.array(z.object({ name: z.string(), left: z.number() }))]),
);

/**
 * Every error of the API (D3). `code` identifies the message, which a client can translate with `params`; only an
 * unexpected error (500) has none. Further fields depend on the refusal: both totals after a price change (D34); the
 * stock left; the current product, coach, tax, setting or query after a concurrent change; the nearest free times; what
 * an account deletion would lose; the overlapping membership; the columns of a file that lacks a required one.
 */
export const errorReply = z.object({
  message: z.string(),
  code: z.string().optional(),
  params: refusalParams.optional(),
  /** The member that a refusal is about. */
  userId: id.optional(),
  name: z.string().optional(),
  issues: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        code: z.string().optional(),
        params: refusalParams.optional(),
      }),
    )
    .optional(),
  expectedTotal: z.number().optional(),
  total: z.number().optional(),
  product: productDetails.optional(),
  query: enquiry.optional(),
  coach: coach.optional(),
  tax: productTax.optional(),
  setting: setting.optional(),
  free: z.array(slot).optional(),
  left: tooFewLeft.optional(),
  lost: z.array(lostMembership).optional(),
  overlap: membershipOverlap.optional(),
  endSums: endQuote.optional(),
  changeSums: changeQuote.optional(),
  columns: z.array(importColumn).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
