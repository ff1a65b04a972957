import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

const texts = ['txt', 'html', 'css', 'js', 'mjs', 'json', 'map', 'svg', 'csv', 'xml', 'webmanifest'];
const others = ['webp', 'png', 'woff2'];
const clientFolder = mkdtempSync(join(tmpdir(), 'namma-client-'));
for (const ending of [...texts, ...others]) writeFileSync(join(clientFolder, `file.${ending}`), 'x');
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }));

const gym = await startTestGym({
  web: {
    clientFolder,
    render: async () => new Response('<p>₹349</p>', { headers: { 'content-type': 'text/html' } }),
  },
});
const typeOf = async (url: string) => (await gym.app.inject(url)).headers['content-type'];

// The API description is tested in app.test.ts, which already builds it: that takes long.
it.each([
  ...texts.map((ending) => `/file.${ending}`),
  '/a-page',
  '/api/product/topSeller',
  '/api/nothing',
  '/healthz',
])('%s names its charset, also from the cache', async (url) => {
  for (const type of [await typeOf(url), await typeOf(url)]) {
    expect(String(type)).toMatch(/^[\w/+.-]+; charset=utf-8$/i);
  }
});

it.each(others)('a file of the kind %s, which is no text, names none', async (ending) => {
  expect(await typeOf(`/file.${ending}`)).not.toContain('charset');
});
