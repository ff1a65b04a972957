import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/**
 * How long a connection may keep us waiting, in milliseconds: a client that dribbles, or has gone without a word, is
 * let go, and its memory with it. Our own requests are at most 64 KiB; a slow phone sends that in ten seconds.
 */
export const serverLimits = {
  /** From the first byte of a request to its last. */
  requestTimeout: 30_000,
  /** Without a byte in either direction: whoever stopped reading an answer. */
  connectionTimeout: 120_000,
  /** Between two requests. Longer than the minute that balancers keep a connection, so that they let go first. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    /** How often the limits above are looked at. */
    connectionsCheckingInterval: 5_000,
  },
} as const satisfies FastifyHttpOptions<Server>;

/** For Node's server. A request without a Host header is refused by the framework, with an answer in the API's shape. */
export const httpOptions = { ...serverLimits.http, requireHostHeader: false };
