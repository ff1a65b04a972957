import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';
import { PlainError, root } from './run.mjs';

const START_WITHIN_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 200;

/**
 * Starts the built product with its own demo data on a free port. `stop` ends it and removes the data.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProduct() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const product = spawn(
    process.execPath,
    [join(root, 'e2e/start-product.mjs'), 'embedded', String(port)],
    // Canonical links are absolute only with a public address.
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PUBLIC_URL: url } },
  );
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  for (const start = Date.now(); Date.now() - start < START_WITHIN_MILLISECONDS; ) {
    if (product.exitCode !== null) break;
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  await stop();
  throw new PlainError('The product did not start: the lines above may say why.');
}
