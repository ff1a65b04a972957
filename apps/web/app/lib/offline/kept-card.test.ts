import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCard } from '../../../worker/kept-files';

const CARD = '/profile/card';
const urlOf = (given: RequestInfo | URL): string =>
  given instanceof Request ? given.url : new URL(given, 'https://gym.example').href;

/** The browser's cache storage, as far as the worker uses it. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (given: RequestInfo) => this.entries.get(urlOf(given))?.clone();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (given: RequestInfo) => this.entries.delete(urlOf(given));
  put = async (given: RequestInfo, response: Response) => void this.entries.set(urlOf(given), response);
}

let cache: FakeCache;
/** The server's answers, by path; any other path is a file. */
let answers: Record<string, () => Response>;
const kept = () => [...cache.entries.keys()].map((url) => new URL(url).pathname).sort();
const cardWith = (...files: string[]) =>
  new Response(files.map((file) => `<link href="${file}">`).join(''), { status: 200 });

beforeEach(() => {
  cache = new FakeCache();
  answers = {};
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? new Response('file'));
});
afterEach(() => vi.unstubAllGlobals());

it('the card is kept with its files, the fonts of its styles, and what it loaded later', async () => {
  answers[CARD] = () => cardWith('/assets/card-1.js', '/assets/root-1.css');
  answers['/assets/root-1.css'] = () => new Response('url(/assets/archivo-1.woff2)');

  await keepCard(CARD, ['/assets/qr-1.js', '/api/user/cardSecret', '/images/whey.webp']);

  expect(kept()).toEqual([
    '/assets/archivo-1.woff2',
    '/assets/card-1.js',
    '/assets/qr-1.js',
    '/assets/root-1.css',
    CARD,
  ]);
});

it('a new version replaces the card and its files, in whichever language', async () => {
  answers[CARD] = () => cardWith('/assets/card-1.js');
  await keepCard(CARD, []);
  answers['/hi/profile/card'] = () => cardWith('/assets/card-2.js');

  await Promise.all([keepCard(CARD, []), keepCard('/hi/profile/card', [])]);

  expect(kept()).toEqual(['/assets/card-2.js', '/hi/profile/card']);
});

it.each([
  ['an error', () => new Response('', { status: 503 })],
  ['a redirect', () => Object.defineProperty(cardWith(), 'redirected', { value: true })],
])('%s is not kept', async (_what, answer) => {
  answers[CARD] = answer;

  await keepCard(CARD, []);

  expect(kept()).toEqual([]);
});

it('the earlier card stays while a file of the new one is missing', async () => {
  answers[CARD] = () => cardWith('/assets/card-1.js');
  await keepCard(CARD, []);
  answers[CARD] = () => cardWith('/assets/card-2.js');
  answers['/assets/card-2.js'] = () => new Response('', { status: 404 });

  await expect(keepCard(CARD, [])).rejects.toThrow('404');

  expect(kept()).toEqual(['/assets/card-1.js', CARD]);
});
