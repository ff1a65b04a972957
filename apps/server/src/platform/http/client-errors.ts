import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { toErrorReply } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

interface ClientError extends Error {
  code?: string;
}

/**
 * Responds to a request that Node could not parse, which reaches no route: the error shape of D3 with the common
 * headers. Closes the connection.
 */
export function answerClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  // The client has closed the connection.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error);
  this.log.debug({ err: error }, 'unreadable request');
  const { headers, body } = inWords(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'),
  );
  socket.destroySoon();
}

function refusalOf({ code }: ClientError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headersTooLarge');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('tooSlow');
  return refuse('malformed');
}

/** Responds to an `Expect` header other than `100-continue`. Node's own response would lack the common headers. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const refusal = refuse('cannotExpect');
  const { headers, body } = inWords(refusal);
  response.writeHead(refusal.status, headers).end(body);
}

function inWords(refusal: Refusal) {
  const body = JSON.stringify(toErrorReply(refusal));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
