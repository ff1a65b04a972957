import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, matchesEtag, type RenderedAnswer, rememberHeaders } from './answer.ts';
import { chooseEncoding } from './encodings.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/** RFC 9211: a cached response that is outdated because the origin is unreachable. */
const LAST_KNOWN = 'namma; hit; ttl=-1; detail=database-out-of-reach';

/**
 * Sends a public response through the framework, from the cache or rendered now and cached. From its second request on,
 * the fast path serves the same address with the same bytes and headers; most addresses are requested only once, so
 * the first request does not prepare that.
 * @param key the same for all addresses with the same response
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<RenderedAnswer>,
): Promise<FastifyReply> {
  const { responseCache } = request.server;
  const { answer, isLastKnown } = await responseCache.find(key, make);
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const variant = await answer.variant(wanted, (bytes) => responseCache.grow(answer, bytes));

  reply.status(answer.made.status).headers(variant.headers);
  if (answer.wasUsed && responseCache.isKept(answer)) {
    if (!variant.rawHeaders) rememberHeaders(variant, reply.getHeaders());
    responseCache.addAddress(answer, request.raw.url ?? '');
  }
  if (isLastKnown) markLastKnown(reply, answer);

  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && answer.made.status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    return reply.removeHeader('content-type').removeHeader('content-encoding').status(304).send();
  }
  return reply.send(variant.body);
}

/** Clients must not cache a response that may be outdated. */
function markLastKnown(reply: FastifyReply, answer: Answer): void {
  reply
    .header('cache-status', LAST_KNOWN)
    .header('age', answer.ageSeconds())
    .header('warning', '110 - "Response is Stale"')
    .header('cache-control', 'no-store');
}
