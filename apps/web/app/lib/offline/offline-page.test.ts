import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { offlinePage } from '../../../worker/offline-page';

/** The browser's cache storage with one page, or none. */
const keep = (page?: Response) =>
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => (page ? [new Request('https://gym.example/store')] : []),
      match: async () => page?.clone(),
    }),
  });

afterEach(() => vi.unstubAllGlobals());

it('the offline page has a style of its own while no page is kept, which its policy allows', async () => {
  keep();

  const response = await offlinePage('https://gym.example/kn/store');

  const html = await response.text();
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(html).toContain('<html lang="kn-IN" data-started>');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
});

it('the offline page has the styles of the newest kept page', async () => {
  keep(
    new Response('', { headers: { 'x-files': '/assets/root-1.css /assets/store-1.js', 'x-title': 'Store' } }),
  );

  const response = await offlinePage('https://gym.example/fitness');

  const html = await response.text();
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-1.css">');
  expect(html).not.toContain('<style>');
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self';");
});
