import { ERROR_PICTURE } from './offline-page';

const CARD = 'member-card';
const OFFLINE = 'offline-page';
export const CACHES: readonly string[] = [CARD, OFFLINE];

const MAX_CARD_FILES = 200;

/** A page and its style sheets refer to these files; the names contain a hash of the content. */
const FILE = '/assets/[\\w.-]+\\.\\w+';
const files = new RegExp(FILE, 'g');
const wholeFile = new RegExp(`^${FILE}$`);

export const isFile = (pathname: string): boolean => wholeFile.test(pathname);

/** Compressed answers vary by encoding, and the card is the same page with any query. */
const ANY_VARIANT = { ignoreVary: true, ignoreSearch: true };

/** @returns undefined where the caches are forbidden, or cannot be read because the disk is full */
async function find(name: string, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(url, ANY_VARIANT);
  } catch {
    return undefined;
  }
}

/** Finds the screen of the card, or one of its files. */
export const findCardFile = (url: string): Promise<Response | undefined> => find(CARD, url);

export const findOfflineFile = (url: string): Promise<Response | undefined> => find(OFFLINE, url);

/** Fetches without a token, unless it is kept. */
async function keepFile(cache: Cache, path: string): Promise<Response> {
  const kept = await cache.match(path, ANY_VARIANT);
  if (kept) return kept;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response.clone());
  return response;
}

export const keepOfflineFiles = async (): Promise<unknown> =>
  keepFile(await caches.open(OFFLINE), ERROR_PICTURE);

const filesIn = (text: string): string[] => text.match(files) ?? [];

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Caches the current screen of the card with the files that its HTML and styles refer to and others that it has loaded, and
 * removes all other files. Calls run one after the other, because each removes files.
 */
export function keepCard(path: string, loaded: readonly string[]): Promise<void> {
  const result = keeping.then(() => replaceCard(path, loaded));
  keeping = result.catch(() => {});
  return result;
}

async function replaceCard(path: string, loaded: readonly string[]): Promise<void> {
  const page = await fetch(path, { credentials: 'omit' });
  if (!page.ok || page.redirected) return;
  const cache = await caches.open(CARD);
  const html = await page.clone().text();
  const wanted = new Set([...filesIn(html), ...loaded.filter(isFile)].slice(0, MAX_CARD_FILES));
  for (const file of wanted) {
    const kept = await keepFile(cache, file);
    // The fonts of a style sheet join the set while this runs.
    if (file.endsWith('.css')) for (const font of filesIn(await kept.text())) wanted.add(font);
  }
  // Last, so that all its files are there.
  await cache.put(path, page);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== path && !wanted.has(pathname)) await cache.delete(request, ANY_VARIANT);
  }
}
