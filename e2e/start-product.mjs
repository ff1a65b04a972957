// Starts the built product as a customer would, each with its own database: node start-product.mjs ENGINE PORT [ENGINE PORT]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTemporaryFolder } from '../scripts/lib/temporary-folder.mjs';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs';

// For everything that this process starts.
process.env.TMPDIR = findTemporaryFolder();

const asked = process.argv.slice(2);
/** @type {import('node:child_process').ChildProcess[]} */
const products = [];
let isStopping = false;

const stop = () => {
  isStopping = true;
  for (const product of products) product.kill('SIGTERM');
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

const starts = [];
for (let i = 0; i < asked.length; i += 2) starts.push(start(asked[i] ?? '', asked[i + 1] ?? ''));
const ends = await Promise.all(starts).catch((error) => {
  stop();
  throw error;
});
if (!isStopping) console.log('ready');
const statuses = await Promise.all(ends.map((end) => end()));
process.exit(Math.max(...statuses));

/**
 * @param {string} engine
 * @param {string} port
 * @returns {Promise<() => Promise<number>>} once it is ready: its status after its end, when its database is removed
 */
async function start(engine, port) {
  if (await isReady(port)) throw new Error(`Something else runs on port ${port}.`);
  const folder = mkdtempSync(join(tmpdir(), 'namma-e2e-'));
  const postgres = engine === 'postgresql' ? await startTemporaryPostgres() : undefined;
  const product = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.url('postgres') } : {}),
      SEED: process.env.E2E_SEED ?? 'catalogue',
      ADMIN_EMAIL: 'admin@namma.fit',
      ADMIN_PASSWORD: 'admin-work-opens-at-five',
      LOG_LEVEL: 'error',
      UPI_VPA: 'nammastrength@okhdfcbank',
      UPI_NAME: 'Namma Strength',
      // Hundreds of members sign up from one address here.
      RATE_LIMIT: 'off',
    },
  });
  products.push(product);
  if (isStopping) stop();
  const ended = once(product, 'exit').then(async ([status]) => {
    // One alone is of no use.
    stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
    return /** @type {number | null} */ (status) ?? 1;
  });
  const isRunning = () => product.exitCode === null && product.signalCode === null;
  while (isRunning() && !(await isReady(port))) await wait(50);
  return () => ended;
}

/** @param {string} port */
function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
