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

/** Starts the built product. @param env more settings, on top of those that a measurement needs @param fixedPort a free one when absent */
export async function startProduct(
  home: Home,
  env: Record<string, string> = {},
  fixedPort?: number,
): Promise<NodeProcess> {
  const port = fixedPort ?? (await findFreePort());
  return startNode([join(root, 'apps/server/dist/main.js')], {
    port,
    readyPath: '/readyz',
    env: { ...settings, ...home, ...env, HOST: '127.0.0.1', PORT: String(port) },
  });
}

/** For measurements of what has never been asked before. */
export const WITHOUT_CACHE = { ANSWER_CACHE_MB: '0' };
