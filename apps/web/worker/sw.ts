/**
 * The service worker of the site: pages that were opened once open without a network, as they were last seen, and the
 * member's card
 * at once. It keeps public pages and the empty screens of `keptAddress`, with their files; never an answer of the API,
 * nothing of the
 * admin side, and nothing about a member, who is in IndexedDB.
 *
 * To switch it off, see docs/operations.md, "Service worker".
 */
import * as paths from '@namma/contract/paths';
import { keptAddress, splitLocale } from '../app/lib/offline/kept-address';
import { isServerAway, type SeenMessage } from '../app/lib/offline/worker-message';
import {
  CACHES,
  findFile,
  findPage,
  isFile,
  isPicture,
  keepErrorPicture,
  keepPage,
  markServerAway,
} from './kept-pages';
import { offlinePage } from './offline-page';

// A cast, because TypeScript's library gives `self` the type of workers in general, without a service worker's events.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** After this time without an answer, a page is shown as it was last seen. */
const ANSWER_WITHIN_MILLISECONDS = 3_000;
/** The cache of the earlier worker, which kept the card only. */
const EARLIER_CACHE = 'card';

/**
 * The newest pages that were opened, until they say what they have loaded, by address. Two, because a page may say it
 * when the next one
 * is already there.
 */
const opened = new Map<string, Response>();
const MAX_OPENED = 2;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
      // What cannot be removed now is removed by the next version.
      await takeOver().catch(() => {});
      await worker.clients.claim();
      // Without it the page of an error has its sentence only.
      await keepErrorPicture().catch(() => {});
    })(),
  );
});

worker.addEventListener('message', (event) => {
  const message = event.data as SeenMessage;
  if (message.kind === 'seen') event.waitUntil(keepSeen(message).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(openPage(event));
  } else if (isFile(pathname)) event.respondWith(answerFile(request));
  else if (isPicture(pathname)) event.respondWith(answerPicture(request));
});

/** Screens of the site, except those of admins. */
function isScreen(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  const [, first = ''] = path.split('/');
  return !['api', 'admin', 'healthz', 'readyz', 'assets', 'images'].includes(first) && !first.includes('.');
}

const answerFile = async (request: Request): Promise<Response> =>
  (await findFile(request.url)) ?? fetch(request);

/** A picture may change under its name, so a kept one is shown only without a network. */
const answerPicture = (request: Request): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const kept = await findFile(request.url);
    if (!kept) throw error;
    return kept;
  });

/**
 * The card at once; any other page from the network, and as it was last seen without an answer in time and while the
 * server is away,
 * as it is during a deployment.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = keptAddress(request.url);
  const arriving = fetchPage(event, address);
  event.waitUntil(arriving.catch(() => {}));
  const kept = address === undefined ? undefined : await findPage(address);
  if (kept && splitLocale(new URL(request.url).pathname).path === paths.profileCard) return kept;
  if (kept) {
    const inTime = await Promise.race([arriving.catch(() => undefined), after(ANSWER_WITHIN_MILLISECONDS)]);
    if (!inTime) return kept;
    return isServerAway(inTime.status) ? markServerAway(kept) : inTime;
  }
  return arriving.catch(() => offlinePage(request.url));
}

async function fetchPage(event: FetchEvent, address: string | undefined): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  // Firefox resolves a preload without a network to an error response, where Chromium rejects. Returning it to the browser
  // shows the browser's own error page, and after a few of them Firefox removes the service worker.
  const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
  if (address !== undefined && response.ok && !response.redirected) remember(address, response.clone());
  return response;
}

function remember(address: string, response: Response): void {
  opened.delete(address);
  opened.set(address, response);
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPENED && oldest !== undefined) opened.delete(oldest);
}

/** Keeps a page with what it has loaded. Only the page itself knows the parts that it loads late. */
async function keepSeen({ href, files }: SeenMessage): Promise<void> {
  const address = keptAddress(href);
  if (address === undefined) return;
  const response = opened.get(address) ?? (await fetch(address, { credentials: 'omit' }));
  opened.delete(address);
  await keepPage(address, response, files);
}

/** Removes what other workers kept; the card only once it is kept here. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name === EARLIER_CACHE)
      await keepSeen({
        kind: 'seen',
        href: new URL(paths.profileCard, worker.location.href).href,
        files: [],
      }).catch(() => {});
    if (!CACHES.includes(name)) await caches.delete(name);
  }
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
