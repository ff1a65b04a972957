import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPage, listPages } from '../../../worker/kept-pages';

const urlOf = (given: RequestInfo | URL): string =>
  given instanceof Request ? given.url : new URL(given, 'https://gym.example').href;

/** The browser's cache storage, as far as the worker uses it. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  /** How many pages there is room for. */
  room = Number.POSITIVE_INFINITY;
  match = async (given: RequestInfo) => this.entries.get(urlOf(given))?.clone();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (given: RequestInfo) => this.entries.delete(urlOf(given));
  put = async (given: RequestInfo, response: Response) => {
    await Promise.resolve();
    if (this.entries.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(urlOf(given), response);
  };
}

let pages: FakeCache;
let files: FakeCache;
const keptPages = () => [...pages.entries.keys()].map((url) => new URL(url).pathname);
const keptFiles = () => [...files.entries.keys()].map((url) => new URL(url).pathname).sort();
const page = (file: string) =>
  new Response(`<html lang="en-IN"><title>Store</title><script src="${file}"></script></html>`);

beforeEach(() => {
  vi.useFakeTimers();
  pages = new FakeCache();
  files = new FakeCache();
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'pages' ? pages : files) });
  vi.stubGlobal('fetch', async () => new Response('file'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each page a second after the one before. */
async function keep(address: string, file: string, loaded: string[] = []): Promise<void> {
  vi.advanceTimersByTime(1_000);
  await keepPage(address, page(file), loaded);
}

it('pages that are kept at the same moment, from two tabs, keep all their files', async () => {
  await Promise.all([
    keepPage('/store', page('/assets/store-1.js'), ['/assets/late-1.js']),
    keepPage('/fitness', page('/assets/fitness-1.js'), []),
  ]);

  expect(keptPages()).toEqual(['/store', '/fitness']);
  expect(keptFiles()).toEqual(['/assets/fitness-1.js', '/assets/late-1.js', '/assets/store-1.js']);
});

it('a page that is left early keeps what it had loaded before, until a new version of it', async () => {
  await keep('/store', '/assets/store-1.js', ['/assets/late-1.js', '/images/whey.webp']);

  await keep('/store', '/assets/store-1.js');
  const sameVersion = keptFiles();
  await keep('/store', '/assets/store-2.js');

  expect(sameVersion).toEqual(['/assets/late-1.js', '/assets/store-1.js']);
  expect(keptFiles()).toEqual(['/assets/store-2.js']);
});

it('50 pages are kept, and the oldest make room', async () => {
  for (let n = 1; n <= 52; n++) await keep(`/store/${n}`, `/assets/page-${n}.js`);

  expect(keptPages()).toHaveLength(50);
  expect(keptPages()).not.toContain('/store/2');
  expect(keptFiles()).toHaveLength(50);
});

it('without room on the device, the newer half of the pages stays, and the next page is kept', async () => {
  for (let n = 1; n <= 30; n++) await keep(`/store/${n}`, `/assets/page-${n}.js`);
  pages.room = 30;

  await expect(keep('/store/31', '/assets/page-31.js')).rejects.toThrow('full');
  await keep('/store/32', '/assets/page-32.js');

  expect(keptPages()).toHaveLength(26);
  expect((await listPages())[0]?.address).toBe('/store/32');
  expect(keptFiles()).not.toContain('/assets/page-31.js');
});

it.each([
  ['an error', () => new Response('<html >', { status: 503 })],
  [
    'another page that an address has led to',
    () => Object.defineProperty(page('/assets/a-1.js'), 'redirected', { value: true }),
  ],
])('%s is not kept', async (_what, answer) => {
  await keepPage('/store', answer(), []);

  expect(keptPages()).toEqual([]);
});
