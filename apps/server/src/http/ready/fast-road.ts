import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasValidHost, toPathTarget } from '../request-target.ts';
import { namesTag } from './answer.ts';
import { chooseEncoding } from './encodings.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/**
 * Lets ready answers leave before the framework looks at the request: routing and hooks cost more than the answer does.
 * Whatever is not ready, not fresh or not a plain read takes the framework's road. Such answers are counted, not logged.
 */
export function openFastRoad(app: FastifyInstance): void {
  // Said by Node's types: what listens to `request` is a RequestListener. There is one, Fastify's own.
  const [framework] = app.server.listeners('request') as RequestListener[];
  if (!framework) throw new Error('The framework does not listen yet.');
  const { drain, server, readyAnswers } = app;
  server.off('request', framework);
  server.on('request', (request, response) => {
    // A stopping server tells its connections to close: the framework does that.
    const isStopping = drain.isBegun || !server.listening;
    if (isStopping || !sendIfReady(readyAnswers, request, response)) framework(request, response);
  });
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
  if (!variant?.whole) return false;
  readyAnswers.countHit(answer);
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.whole.notModified).end();
  } else {
    const { answer: whole, latin1 } = variant.whole;
    response.writeHead(200, whole);
    if (isHead) response.end();
    else if (latin1 !== undefined) endInOneWrite(response, latin1);
    else response.end(variant.body);
  }
  return true;
}

/** `end(text)` writes a second, empty piece behind the first, which costs a tenth of the whole answer. */
function endInOneWrite(response: ServerResponse, latin1: string): void {
  response.write(latin1, 'latin1');
  response.socket?.uncork();
  response.end();
}
