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
import type { ResponseCache } from './response-cache.ts';

interface FastPath {
  responseCache: ResponseCache;
  drain: Drain;
  /** False where every request must be logged. */
  isOpen: boolean;
}

/**
 * Creates a server for Fastify's `serverFactory` that sends cached responses before the framework sees the request,
 * because routing and hooks cost more than sending the response. Everything else goes on to the framework. Responses of
 * the fast path are counted, not logged.
 */
export function createServerWithFastPath(
  framework: RequestListener,
  { responseCache, drain, isOpen }: FastPath,
): Server {
  const server = createServer(httpOptions, (request, response) => {
    // While the server stops, the framework tells clients to close their connections.
    const isStopping = drain.isDraining || !server.listening;
    const isSent = isOpen && !isStopping && sendIfReady(responseCache, request, response);
    if (!isSent) framework(request, response);
  });
  // Fastify sets these only on servers that it creates itself.
  server.keepAliveTimeout = serverLimits.keepAliveTimeout;
  server.requestTimeout = serverLimits.requestTimeout;
  server.setTimeout(serverLimits.connectionTimeout);
  return server;
}

function sendIfReady(
  responseCache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return false;
  // The framework refuses requests that violate HTTP.
  if (request.headers.host === undefined || !hasValidHost(request)) return false;
  const answer = responseCache.findByAddress(toPathTarget(request.url ?? ''));
  if (!answer) return false;
  const { headers } = request;
  const encoding = answer.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  const variant = answer.variants[encoding];
  if (!variant?.rawHeaders) return false;
  responseCache.countHit(answer);
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.rawHeaders.notModified).end();
  } else {
    response.writeHead(200, variant.rawHeaders.ok).end(isHead ? undefined : variant.body);
  }
  return true;
}
