/**
 * The service worker of the member's card: with it, /profile/card opens without a network. It is registered by that page
 * with that page as its scope, so it sees no request of any other page, and it keeps the page and its assets only: never an
 * answer of the API, nor anything about a member, who is in IndexedDB (lib/card-store.ts).
 *
 * To switch it off, replace the built sw.js by the lines in docs/operations.md, "Service worker".
 */
// A cast, because TypeScript's library gives `self` the type of workers in general, without a service worker's events.
const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGE = '/profile/card';
const CACHE = 'card';
/** What a page and its style sheets refer to; the names contain a hash of the content. */
const ASSET = /\/assets\/[\w.-]+\.\w+/g;
/** Compressed answers vary by encoding, which makes no difference here. */
const ANY_VARIANT = { ignoreSearch: true, ignoreVary: true };

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) {
    event.respondWith(answerFromCache(request));
    // The next visit shows what is newest now.
    event.waitUntil(keepPage().catch(() => {}));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerFromCache(request));
  }
});

async function answerFromCache(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request, ANY_VARIANT);
  return kept ?? fetch(request);
}

/** Keeps the page as it is now. The page is replaced last, so that all its assets are there; then older ones go. */
async function keepPage(): Promise<void> {
  const page = await fetchGood(PAGE);
  const cache = await caches.open(CACHE);
  const assets = new Set(assetsIn(await page.clone().text()));
  for (const asset of assets) {
    // A style sheet adds its fonts to the set while this runs.
    if (/\.css$/.test(asset))
      for (const font of assetsIn(await (await keep(cache, asset)).text())) assets.add(font);
    else await keep(cache, asset);
  }
  await cache.put(PAGE, page);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !assets.has(pathname)) await cache.delete(request);
  }
}

const assetsIn = (text: string): string[] => text.match(ASSET) ?? [];

/** Fetches what is not kept yet; an asset never changes. */
async function keep(cache: Cache, asset: string): Promise<Response> {
  const kept = await cache.match(asset, ANY_VARIANT);
  if (kept) return kept;
  const fetched = await fetchGood(asset);
  await cache.put(asset, fetched.clone());
  return fetched;
}

async function fetchGood(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
