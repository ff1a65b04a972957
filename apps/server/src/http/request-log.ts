import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';
const requestId = /^[\w.:/+=-]{8,128}$/;

/** The id that a proxy gave the request, so that its log and ours can be laid side by side; else one of our own. */
export function nameRequest(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && requestId.test(given) ? given : randomUUID();
}

interface LoggedError {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/**
 * What the log keeps of an error. Not all it carries: those of the database hold the values of the statement, and so
 * passwords' hashes, addresses and phone numbers.
 */
export function presentError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { message, stack = '', cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message,
    stack,
    ...code,
    ...(cause === undefined ? {} : { cause: presentError(cause) }),
  };
}

/** Lines of JSON with the request's id as `reqId`; of a request its method, address and client, never a header or a body. */
export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: presentError },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});
