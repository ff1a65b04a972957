import { mayUseCamera } from '@namma/contract/paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import { withCharset } from './charset.ts';
import { hasValidHost } from './request-target.ts';

/**
 * The policy of everything that is not a page: it may load nothing, and nothing may frame it. Pages have their own
 * policy.
 */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that no screen uses; the camera only on the admin side. */
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
 * The headers of every response: pages, files, the API, refusals, and responses to requests that could not be parsed.
 * Browsers ignore Strict-Transport-Security on plain HTTP.
 */
export const securityHeaders = {
  'content-security-policy': CLOSED_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Additional headers of pages, which browsers read only for documents. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** The additional headers of a page: the policy of the admin side allows the camera (D146). */
export const documentHeadersOf = (path: string): Record<keyof typeof documentHeaders, string> =>
  mayUseCamera(path)
    ? {
        ...documentHeaders,
        'permissions-policy': documentHeaders['permissions-policy'].replace('camera=()', 'camera=(self)'),
      }
    : documentHeaders;

/** Adds the headers to all responses, including those without a route. Call it before the routes are registered. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // Node would refuse a request without a host without these headers, and accept one with two.
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
