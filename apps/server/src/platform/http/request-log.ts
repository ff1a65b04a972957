import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';
const requestId = /^[\w.:/+=-]{8,128}$/;

/** Returns the request's id: the one from a proxy, so that its log and ours can be compared, or a new one. */
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
 * Selects the logged parts of an error. Not all of it: database errors contain the statement's values, such as password
 * hashes, addresses and phone numbers.
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

/**
 * JSON lines with the request's id as `reqId`. Logs the method, address and client of a request, never a header or the
 * body.
 */
export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: presentError },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});
