import { SEEN_AT, SERVER_AWAY } from '../app/lib/offline/worker-message';

const PAGES = 'pages';
const FILES = 'files';
export const CACHES: readonly string[] = [PAGES, FILES];

/** The oldest make room for newer ones. */
const MAX_PAGES = 50;
const MAX_FILES_OF_A_PAGE = 200;
const MAX_PICTURES_OF_A_PAGE = 24;

/** What is shown where a page or its data cannot be loaded. It is kept from the start, because then it is too late. */
export const ERROR_PICTURE = '/images/error-state.svg';

/** What a page and its style sheets refer to; the names contain a hash of the content. */
const FILE = '/assets/[\\w.-]+\\.\\w+';
const files = new RegExp(FILE, 'g');
const wholeFile = new RegExp(`^${FILE}$`);

export const isFile = (pathname: string): boolean => wholeFile.test(pathname);
export const isPicture = (pathname: string): boolean => pathname.startsWith('/images/');

const SEEN_HEADER = 'x-seen-at';
const TITLE_HEADER = 'x-title';
const FILES_HEADER = 'x-files';

/** Compressed answers vary by encoding, which makes no difference here. */
const ANY_VARIANT = { ignoreVary: true };

/** None where the caches are forbidden, or cannot be read because the disk is full. */
export const findPage = (address: string): Promise<Response | undefined> => find(PAGES, address, ANY_VARIANT);

const find = async (name: string, url: string, options: CacheQueryOptions): Promise<Response | undefined> => {
  try {
    return await (await caches.open(name)).match(url, options);
  } catch {
    return undefined;
  }
};

/** The page, marked as one that is shown because the server is away. */
export async function markServerAway(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html ', `<html ${SERVER_AWAY}="" `), { headers: page.headers });
}

export const findFile = (url: string): Promise<Response | undefined> =>
  find(FILES, url, { ...ANY_VARIANT, ignoreSearch: true });

/** A kept page, as far as the offline page lists it. */
export interface KeptPage {
  address: string;
  title: string;
  seenAt: Date;
  files: string[];
}

/** All kept pages, the newest first. */
export async function listPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const pages = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, ANY_VARIANT);
    if (!response) continue;
    const { pathname, search } = new URL(request.url);
    pages.push({
      address: pathname + search,
      title: decodeURIComponent(response.headers.get(TITLE_HEADER) ?? ''),
      seenAt: new Date(response.headers.get(SEEN_HEADER) ?? 0),
      files: (response.headers.get(FILES_HEADER) ?? '').split(' '),
    });
  }
  return pages.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
}

let keeping: Promise<unknown> = Promise.resolve();

/**
 * Keeps a page as it is now, with what its HTML and styles refer to and what it has loaded beyond that; errors and
 * redirects are not
 * pages. One after the other, because each removes the files that no kept page has.
 */
export function keepPage(address: string, response: Response, loaded: readonly string[]): Promise<void> {
  const result = keeping.then(() => keep(address, response, loaded));
  keeping = result.catch(() => {});
  return result;
}

async function keep(address: string, response: Response, loaded: readonly string[]): Promise<void> {
  if (!response.ok || response.redirected) return;
  try {
    await putPage(address, response, loaded);
    await tidy(MAX_PAGES);
  } catch (error) {
    // Perhaps there was no room: the next page finds some.
    await tidy(MAX_PAGES / 2);
    throw error;
  }
}

/** The page is replaced last, so that all its files are there. */
async function putPage(address: string, response: Response, loaded: readonly string[]): Promise<void> {
  const html = await response.text();
  const seenAt = new Date().toISOString();
  const kept = await keepFiles(html, [...loaded, ...(await filesOfEarlierCopy(address, html))]);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set(SEEN_HEADER, seenAt);
  headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html)));
  headers.set(FILES_HEADER, [...kept].join(' '));
  const marked = html.replace('<html ', `<html ${SEEN_AT}="${seenAt}" `);
  const cache = await caches.open(PAGES);
  await cache.put(address, new Response(marked, { headers }));
}

/** What an earlier copy of the same version has: this time the page may have been left before it loaded all of it. */
async function filesOfEarlierCopy(address: string, html: string): Promise<string[]> {
  const copy = await findPage(address);
  const earlier = copy?.headers.get(FILES_HEADER)?.split(' ') ?? [];
  return filesIn(html).every((path) => earlier.includes(path)) ? earlier.filter(isFile) : [];
}

/** @returns the paths of the files that are kept */
async function keepFiles(html: string, loaded: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(FILES);
  const pictures = loaded.filter(isPicture).slice(0, MAX_PICTURES_OF_A_PAGE);
  const wanted = new Set([...filesIn(html), ...loaded.filter(isFile)].slice(0, MAX_FILES_OF_A_PAGE));
  for (const path of wanted) {
    const file = await keepFile(cache, path);
    // The fonts of a style sheet join the set while this runs.
    if (path.endsWith('.css')) for (const font of filesIn(await file.text())) wanted.add(font);
  }
  for (const path of pictures) {
    const isKept = await keepFile(cache, path).catch(() => undefined);
    if (isKept) wanted.add(path);
  }
  return wanted;
}

const filesIn = (text: string): string[] => text.match(files) ?? [];

/** Fetches what is not kept yet. */
async function keepFile(cache: Cache, path: string): Promise<Response> {
  const kept = await cache.match(path, ANY_VARIANT);
  if (kept) return kept;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response.clone());
  return response;
}

/** Removes the oldest pages beyond a bound, and the files that no kept page has. */
async function tidy(most: number): Promise<void> {
  const pages = await listPages();
  const cache = await caches.open(PAGES);
  for (const { address } of pages.slice(most)) await cache.delete(address, ANY_VARIANT);
  const used = new Set([ERROR_PICTURE, ...pages.slice(0, most).flatMap(({ files: paths }) => paths)]);
  const fileCache = await caches.open(FILES);
  for (const request of await fileCache.keys())
    if (!used.has(new URL(request.url).pathname)) await fileCache.delete(request, ANY_VARIANT);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const titleOf = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(?:amp|#x27|quot|lt|gt);/g,
    (entity) => entities[entity] ?? entity,
  );

/** Keeps the picture of errors, unless it is kept. */
export const keepErrorPicture = async (): Promise<unknown> =>
  keepFile(await caches.open(FILES), ERROR_PICTURE);

/** The style sheets of the newest kept page. */
export async function newestStyles(): Promise<string[]> {
  const [newest] = await listPages();
  return newest?.files.filter((path) => path.endsWith('.css')) ?? [];
}
