import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { type NodeProcess, startNode } from './node-process.ts';

/** Where its data are. */
export type Home = { DATABASE_URL: string } | { DATA_DIR: string };

const settings = {
  SEED: 'none',
  ADMIN_PASSWORD: 'nobody-signs-in-here',
  // Every request comes from one address, and a line for each would measure the log.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};

interface Start {
  /** More settings, on top of those that a measurement needs. */
  env?: Record<string, string>;
  /** A free one when absent. */
  port?: number;
  /** Of Node itself. */
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

/** For measurements of what has never been asked before. */
export const WITHOUT_CACHE = { ANSWER_CACHE_MB: '0' };
