import { categoryValues } from '@namma/contract/catalogue';
import * as paths from '@namma/contract/paths';
import { tiers } from '@namma/contract/tiers';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import { sendReady } from './ready/send.ts';

/** What one file may name, by the sitemap protocol. */
export const SITEMAP_MOST = 50_000;

/** The ids of the products in the shop. Parts are cut by id, so that each holds at most `SITEMAP_MOST`. */
export interface SitemapProducts {
  /** 0 in an empty shop. */
  lastId: () => Promise<number>;
  /** The ids from `first` up to, and without, `end`. */
  idsBetween: (first: number, end: number) => Promise<number[]>;
}

/** Pages that are no products: the start page, the plans, consultancies, the store and its shelves. */
const PAGES = [
  paths.home,
  ...tiers.map(({ path }) => path),
  paths.buyMembership,
  paths.consultancy,
  paths.appointment,
  paths.store,
  paths.listing,
  ...categoryValues.map((category) => `${paths.listing}?category=${category}`),
];

const partsOf = (lastId: number): number => Math.ceil(lastId / SITEMAP_MOST);

/** Whether one file can name all pages and products. */
export const isOneFile = (lastId: number): boolean => PAGES.length + lastId <= SITEMAP_MOST;

/** For crawlers: what they may read, and where all pages are listed. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

/** The files of a shop whose newest product has this id: one for the pages, and one for each part of the products. */
export const sitemapIndex = (origin: string, lastId: number): string =>
  xml('sitemapindex', 'sitemap', [
    `${origin}/sitemap-pages.xml`,
    ...Array.from({ length: partsOf(lastId) }, (_, part) => `${origin}/sitemap-products-${part + 1}.xml`),
  ]);

/** A file that names the pages, if it is to, and these products. */
export const urlSet = (
  origin: string,
  { hasPages = false, ids = [] }: { hasPages?: boolean; ids?: number[] },
): string =>
  xml(
    'urlset',
    'url',
    [...(hasPages ? PAGES : []), ...ids.map(paths.productPath)].map((path) => origin + path),
  );

const xml = (root: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>\n`)
    .join('')}</${root}>\n`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * robots.txt and the sitemaps.
 * @param origin the address visitors use, such as `https://gym.example`: a sitemap names whole addresses
 */
export function registerSitemap(app: FastifyInstance, origin: string, products: SitemapProducts): void {
  const serve = (path: string, type: string, isLasting: boolean, write: (part: number) => Promise<string>) =>
    app.get<{ Params: { part?: string } }>(path, { schema: { hide: true } }, (request, reply) => {
      const part = Number(request.params.part ?? 1);
      return sendReady(request, reply, `site ${path} ${part}`, async () => ({
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: Buffer.from(await write(part)),
        isLasting,
      }));
    });

  serve('/robots.txt', 'text/plain', true, async () => robotsText(origin));
  serve('/sitemap-pages.xml', 'application/xml', true, async () => urlSet(origin, { hasPages: true }));
  serve('/sitemap.xml', 'application/xml', false, async () => {
    const lastId = await products.lastId();
    if (!isOneFile(lastId)) return sitemapIndex(origin, lastId);
    return urlSet(origin, { hasPages: true, ids: await products.idsBetween(1, lastId + 1) });
  });
  serve('/sitemap-products-:part(^[1-9]\\d{0,5}$).xml', 'application/xml', false, async (part) => {
    const first = (part - 1) * SITEMAP_MOST + 1;
    if (part > partsOf(await products.lastId())) throw refuse('noSuchCall');
    return urlSet(origin, { ids: await products.idsBetween(first, first + SITEMAP_MOST) });
  });
}
