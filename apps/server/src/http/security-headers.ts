import type { FastifyInstance } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import { withCharset } from './charset.ts';
import { hasValidHost } from './request-target.ts';

/** Nothing may be loaded, framed or posted from it: right for whatever is no page. A page brings a policy of its own. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no screen of ours asks a browser for. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Every answer carries these, whoever gives it: pages, files, the API, refusals, and what is told to a request that
 * could not even be read. Browsers heed Strict-Transport-Security only where it came by TLS.
 */
export const securityHeaders = {
  'content-security-policy': CLOSED_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Puts the headers on everything that reaches a route or finds none. Register before the routes. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // Node would refuse a request without a host itself, without these headers, and lets two hosts pass.
    const isReadable = request.url.startsWith('/') || request.url === '*';
    if (!isReadable || !hasValidHost(request.raw)) {
      reply.header('cache-control', 'no-store');
      throw refuse('malformed');
    }
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string') reply.header('content-type', withCharset(type));
    done(null, payload);
  });
}
