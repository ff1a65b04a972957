import { setTimeout as wait } from 'node:timers/promises';

const BETWEEN_TRIES_MILLISECONDS = 100;

/**
 * Waits until a server is ready.
 * @param {string} url its address
 * @param {() => boolean} isRunning
 * @returns {Promise<boolean>} false when it has ended instead
 */
export async function waitForServer(url, isRunning) {
  while (isRunning()) {
    if (await isReady(url)) return true;
    await wait(BETWEEN_TRIES_MILLISECONDS);
  }
  return false;
}

/** @param {string} url */
const isReady = (url) =>
  fetch(new URL('/readyz', url)).then(
    ({ ok }) => ok,
    () => false,
  );
