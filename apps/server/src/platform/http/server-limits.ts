import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/**
 * Timeouts in milliseconds, so that slow and vanished clients free their connections. Requests of ours have at most 64
 * KiB, which a slow phone sends in ten seconds.
 */
export const serverLimits = {
  /** From the first byte of a request to its last. */
  requestTimeout: 30_000,
  /** Without a byte in either direction, such as a client that stopped reading. */
  connectionTimeout: 120_000,
  /**
   * Between two requests. Longer than the minute for which balancers keep a connection, so that they close it first.
   */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    /** The interval at which the timeouts above are checked. */
    connectionsCheckingInterval: 5_000,
  },
} as const satisfies FastifyHttpOptions<Server>;

/** Options for Node's server. The framework refuses requests without a Host header, in the API's error shape. */
export const httpOptions = { ...serverLimits.http, requireHostHeader: false };
