import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Drain } from '../drain.ts';
import { hasValidHost, toPathTarget } from '../request-target.ts';
import { httpOptions, serverLimits } from '../server-limits.ts';
import { matchesEtag } from './answer.ts';
import { chooseEncoding } from './encodings.ts';
import type { ReadyAnswers } from './ready-answers.ts';

interface FastPath {
  readyAnswers: ReadyAnswers;
  drain: Drain;
  /** Closed where every request shall have its log line. */
  isOpen: boolean;
}

/**
 * For Fastify's `serverFactory`: a server that sends ready answers before the framework sees the request, because routing
 * and hooks cost more than the answer does. Whatever is not ready, not fresh or not a plain read goes on to the framework.
 * Answers of the fast path are counted, not logged.
 */
export function createServerWithFastPath(
  framework: RequestListener,
  { readyAnswers, drain, isOpen }: FastPath,
): Server {
  const server = createServer(httpOptions, (request, response) => {
    // The framework tells the clients of a stopping server to close their connections.
    const isStopping = drain.isBegun || !server.listening;
    const isSent = isOpen && !isStopping && sendIfReady(readyAnswers, request, response);
    if (!isSent) framework(request, response);
  });
  // Fastify sets these only on servers that it creates itself.
  server.keepAliveTimeout = serverLimits.keepAliveTimeout;
  server.requestTimeout = serverLimits.requestTimeout;
  server.setTimeout(serverLimits.connectionTimeout);
  return server;
}

function sendIfReady(
  readyAnswers: ReadyAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return false;
  // What HTTP forbids is refused by the framework.
  if (request.headers.host === undefined || !hasValidHost(request)) return false;
  const answer = readyAnswers.findByAddress(toPathTarget(request.url ?? ''));
  if (!answer) return false;
  const { headers } = request;
  const encoding = answer.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  const variant = answer.variants[encoding];
  if (!variant?.rawHeaders) return false;
  readyAnswers.countHit(answer);
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.rawHeaders.notModified).end();
  } else {
    response.writeHead(200, variant.rawHeaders.ok).end(isHead ? undefined : variant.body);
  }
  return true;
}
