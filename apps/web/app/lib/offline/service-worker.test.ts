import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

/** Not a literal, because the types of service workers and of pages do not go together in one program. */
const WORKER: string = join(import.meta.dirname, '../../../worker/sw.ts');

afterEach(() => vi.unstubAllGlobals());

/** Starts the service worker without a kept card. @returns the answer to an opened page */
async function startWorker(): Promise<(preloaded: Promise<Response | undefined>) => Promise<Response>> {
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('self', {
    location: new URL('https://gym.example/sw.js'),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [], match: async () => undefined }) });
  vi.resetModules();
  await import(WORKER);
  return (preloadResponse) =>
    new Promise((resolve) => {
      // A request of mode 'navigate' can only be made by a browser.
      const request = { method: 'GET', mode: 'navigate', url: 'https://gym.example/store' };
      listeners.get('fetch')?.({ request, preloadResponse, waitUntil: () => {}, respondWith: resolve });
    });
}

it('shows the offline page when the preload resolves to an error response, as Firefox does', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No network')));
  const open = await startWorker();

  const response = await open(Promise.resolve(Response.error()));

  expect(response.type).not.toBe('error');
  expect(await response.text()).toContain('You are offline');
});

it('shows the offline page when the preload fails, as in Chromium', async () => {
  const open = await startWorker();

  const response = await open(Promise.reject(new TypeError('No network')));

  expect(await response.text()).toContain('You are offline');
});

it('fetches the page where there is no preload', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  const open = await startWorker();

  const response = await open(Promise.resolve(undefined));

  expect(await response.text()).toBe('from the network');
});
