import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { type NodeProcess, startNode } from './node-process.ts';

/** Where the product's data is. */
export type Home = { DATABASE_URL: string } | { DATA_DIR: string };

const settings = {
  SEED: 'none',
  ADMIN_PASSWORD: 'nobody-signs-in-here',
  // All requests come from one address, and a log line for each would measure the log.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};

interface Start {
  /** Settings in addition to those of a measurement. */
  env?: Record<string, string>;
  /** A free one when absent. */
  port?: number;
  /** Flags of Node. */
  flags?: string[];
}

/** Starts the built product. */
export async function startProduct(
  home: Home,
  { env = {}, port = 0, flags = [] }: Start = {},
): Promise<NodeProcess> {
  port ||= await findFreePort();
  return startNode([...flags, join(root, 'apps/server/dist/main.js')], {
    port,
    readyPath: '/readyz',
    env: { ...settings, ...home, ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
}

/** For measuring requests as if they had never been made before. */
export const WITHOUT_CACHE = { ANSWER_CACHE_MB: '0' };
