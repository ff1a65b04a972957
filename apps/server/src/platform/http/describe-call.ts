import { type Call, type CallName, calls, errorReply, methods } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_MAX_CHARACTERS } from '@namma/contract/orders/rules';
import type { FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { replySchema } from './route.ts';
import type { SchemaDetails } from './schema-names.ts';

/** Describes a call of the contract as a route of the documentation app. Nothing validates with it. */
export const describeCall = (
  name: CallName,
): Pick<RouteOptions, 'method' | 'url'> & { schema: FastifySchema } => {
  const call: Call = calls[name];
  return {
    method: methods[name],
    url: `${API_PREFIX}/${name}`,
    schema: {
      operationId: name.replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary: call.summary,
      tags: [name.split('/')[0] ?? name],
      // An empty list means that no token is required; without one it would be undefined.
      security: call.access === 'public' ? [] : [{ bearer: [] }],
      ...(call.idempotent ? { headers: keyHeader } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.upload ? { body: file, consumes: [...call.upload] } : {}),
      response: {
        [call.success ?? 200]: describeReply(call),
        ...Object.fromEntries(
          listErrors(name).map((status) => [
            status,
            { description: errors[status], content: { 'application/json': { schema: errorReply } } },
          ]),
        ),
      },
    },
  };
};

const keyText = z.string().min(1).max(IDEMPOTENCY_KEY_MAX_CHARACTERS).optional();

const keyHeader = z.object({ [IDEMPOTENCY_KEY_HEADER]: keyText });

/** A module that accepts files validates them itself. */
const file = z.any();

/** Schemas that only the description names. */
export const described = new Map<z.ZodType, SchemaDetails>([
  [file, { type: 'string', format: 'binary' }],
  [keyText, { description: 'Sent again with the same key, the answer is that of the first request' }],
]);

function describeReply(call: Call) {
  const schema = replySchema(call);
  if ('content' in schema) return schema;
  return {
    description: call.success === 201 ? 'It was created' : 'It was done',
    content: { 'application/json': { schema } },
  };
}

/** Every error status, and when it occurs. */
const errors = {
  400: 'Something in the request is not as it must be: `issues` says which field, where it is one',
  401: 'There is no session, or email and password do not fit',
  403: 'This person may not do this, or may not see this row',
  404: 'There is no such row',
  409: 'The row has changed meanwhile, or its state does not allow this',
  413: 'The body is too large',
  415: 'The body is of another type',
  429: 'Too many tries or writes: `message` says when the next one is possible',
  500: 'A fault of ours',
  503: 'The database cannot be reached, or too many requests wait',
} as const;

type ErrorStatus = keyof typeof errors;

function listErrors(name: CallName): ErrorStatus[] {
  const call: Call = calls[name];
  const isWrite = methods[name] !== 'GET';
  const isOpen = call.access === 'public';
  const listed: [boolean, ErrorStatus[]][] = [
    [Boolean(call.query ?? call.body ?? call.upload), [400]],
    // Without a session, the forms for visitors respond with 401 to a wrong password and to an ended session.
    [!isOpen || isWrite, [401, 403]],
    [isWrite || call.query !== undefined, [404]],
    [isWrite, [409]],
    [Boolean(call.body ?? call.upload), [413, 415]],
    [isWrite || !isOpen, [429]],
    [true, [500, 503]],
  ];
  return listed.flatMap(([applies, statuses]) => (applies ? statuses : []));
}
