/**
 * The service worker of the site. Without a network it responds with the membership card, if it was opened before, and
 * otherwise with an offline page. It caches the screen of the card with its files but no data of the member, which are in
 * IndexedDB.
 *
 * To switch it off, see docs/operations.md, "Service worker".
 */
import * as paths from '@namma/contract/paths';
import type { CardMessage } from '../app/lib/offline/card-message';
import { CACHES, findCardFile, findOfflineFile, isFile, keepCard, keepOfflineFiles } from './kept-files';
import { ERROR_PICTURE, offlinePage, splitLocale } from './offline-page';

// A cast, because TypeScript's library gives `self` the type of workers in general, without a service worker's events.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
      for (const name of await caches.keys()) if (!CACHES.includes(name)) await caches.delete(name);
      await worker.clients.claim();
      // Without it the offline page has its text only.
      await keepOfflineFiles().catch(() => {});
    })(),
  );
});

worker.addEventListener('message', (event) => {
  const { kind, path, files } = event.data as CardMessage;
  if (kind === 'card' && isCard(path)) event.waitUntil(keepCard(path, files).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(openPage(event));
  } else if (isFile(pathname)) event.respondWith(answerFile(request));
  else if (pathname === ERROR_PICTURE) event.respondWith(answerPicture(request));
});

const isCard = (pathname: string): boolean => splitLocale(pathname).path === paths.profileCard;

/** Screens of the site, except those of admins. */
function isScreen(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  const [, first = ''] = path.split('/');
  return !['api', 'admin', 'healthz', 'readyz', 'assets', 'images'].includes(first) && !first.includes('.');
}

const answerFile = async (request: Request): Promise<Response> =>
  (await findCardFile(request.url)) ?? fetch(request);

const answerPicture = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const kept = await findOfflineFile(request.url);
    if (!kept) throw error;
    return kept;
  });

/** Responds with the cached card at once, which reads its data again. All other pages come from the network. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = isCard(new URL(url).pathname) ? await findCardFile(url) : undefined;
  if (!kept) return fetchPage(event).catch(() => offlinePage(url));
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => {}));
  return kept;
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  // Firefox resolves a preload without a network to an error response, where Chromium rejects. Returning it to the browser
  // shows the browser's own error page, and after a few of them Firefox removes the service worker.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(event.request);
}
