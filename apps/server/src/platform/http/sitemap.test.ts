import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { isOneFile, SITEMAP_PRODUCTS_MOST, securityText, sitemapIndex, urlSet } from './sitemap.ts';

const gym = await startTestGym();
const get = (url: string) => gym.app.inject(url);
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('a crawler', () => {
  it('gets robots.txt with the sitemap’s address', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('User-agent: *\nDisallow: /api/\nSitemap: http://localhost/sitemap.xml\n');
  });

  it('finds in security.txt the contact for vulnerabilities, valid for half a year', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:hello@namma.fit\n');
    expect(body).toContain('Canonical: http://localhost/.well-known/security.txt\n');
    expect(
      securityText('https://gym.example', 'hello@namma.fit', new Date('2030-03-04T20:00:00Z')),
    ).toContain('Expires: 2030-09-03T00:00:00Z\n');
  });

  it('finds the plans and every product of the shop, a new one at once and a deleted one no more', async () => {
    const [kept, gone] = [await gym.make.product(), await gym.make.product()];
    const admin = gym.as(await gym.make.admin());
    expect(addressesOf((await get('/sitemap.xml')).body)).toContain(
      `http://localhost/store/product?id=${gone.productId}`,
    );

    await admin.call('product/delete', { query: { id: gone.productId } });
    const added = await gym.make.product();
    const { statusCode, headers, body } = await get('/sitemap.xml');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = addressesOf(body);
    for (const path of [
      '/',
      '/fitness',
      '/fitness/elitePro',
      '/store',
      '/kn',
      '/hi',
      '/kn/fitness/elitePlus',
      `/kn/store/product?id=${kept.productId}`,
      `/hi/store/product?id=${added.productId}`,
    ])
      expect(addresses).toContain(`http://localhost${path}`);
    for (const { productId } of [kept, added])
      expect(addresses).toContain(`http://localhost/store/product?id=${productId}`);
    expect(addresses).not.toContain(`http://localhost/store/product?id=${gone.productId}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('finds the same products in the parts that a large shop is listed in, and no part beyond the last', async () => {
    const { productId } = await gym.make.product();

    const { body } = await get('/sitemap-products-1.xml');

    expect(addressesOf(body)).toContain(`http://localhost/store/product?id=${productId}`);
    expect((await get('/sitemap-products-2.xml')).statusCode).toBe(404);
    expect(addressesOf((await get('/sitemap-pages.xml')).body)).toContain('http://localhost/fitness/buy');
  });
});

describe('the sitemap of a shop with more products than one file may name', () => {
  const origin = 'https://gym.example';

  it('is an index of files, none of which names too many', () => {
    expect(isOneFile(16_000)).toBe(true);
    expect(isOneFile(SITEMAP_PRODUCTS_MOST)).toBe(false);
    expect(addressesOf(sitemapIndex(origin, 2 * SITEMAP_PRODUCTS_MOST + 1))).toEqual([
      'https://gym.example/sitemap-pages.xml',
      'https://gym.example/sitemap-products-1.xml',
      'https://gym.example/sitemap-products-2.xml',
      'https://gym.example/sitemap-products-3.xml',
    ]);
  });

  it('names whole addresses of the public one', () => {
    expect(addressesOf(urlSet(origin, { ids: [7] }))).toEqual([
      'https://gym.example/store/product?id=7',
      'https://gym.example/kn/store/product?id=7',
      'https://gym.example/hi/store/product?id=7',
    ]);
  });
});
