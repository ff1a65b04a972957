import { categoryValues } from '@namma/contract/catalogue/rules';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { legalPages } from '@namma/contract/legal/rules';
import { inLanguage, locales } from '@namma/contract/locales';
import { tiers } from '@namma/contract/memberships/tiers';
import * as paths from '@namma/contract/paths';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../shared/refusal.ts';
import { sendCached } from './cache/send.ts';

/** The maximum of addresses per file in the sitemap protocol. */
const ADDRESSES_MOST = 50_000;
/** A product has an address in each language. */
export const SITEMAP_PRODUCTS_MOST = Math.floor(ADDRESSES_MOST / locales.length);

/** The ids of products in the shop. Sitemap parts are ranges of `SITEMAP_PRODUCTS_MOST` ids. */
export interface SitemapProducts {
  /** 0 in an empty shop. */
  lastId: () => Promise<number>;
  /** The ids from `first` (inclusive) to `end` (exclusive). */
  idsBetween: (first: number, end: number) => Promise<number[]>;
}

/** The pages besides products. */
const PAGES = [
  paths.home,
  ...tiers.map(({ path }) => path),
  paths.buyMembership,
  paths.classes,
  paths.consultancy,
  paths.appointment,
  paths.store,
  paths.listing,
  ...legalPages.map(paths.legalPath),
  ...categoryValues.map((category) => `${paths.listing}?category=${category}`),
];

const partsOf = (lastId: number): number => Math.ceil(lastId / SITEMAP_PRODUCTS_MOST);

/** True if all pages and products fit into one file. */
export const isOneFile = (lastId: number): boolean =>
  (PAGES.length + lastId) * locales.length <= ADDRESSES_MOST;

/** robots.txt: what crawlers may read, and the address of the sitemap. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * security.txt (RFC 9116): the contact for reporting vulnerabilities. Expires half a year after it was read.
 * @param email the gym's address
 * @param now the start of the half year
 */
export const securityText = (origin: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(gymDay(now), SECURITY_TEXT_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

const SECURITY_TEXT_DAYS = 182;

/** The index of sitemap files: one for the pages, and one for each part of the products up to `lastId`. */
export const sitemapIndex = (origin: string, lastId: number): string =>
  xml('sitemapindex', 'sitemap', [
    `${origin}/sitemap-pages.xml`,
    ...Array.from({ length: partsOf(lastId) }, (_, part) => `${origin}/sitemap-products-${part + 1}.xml`),
  ]);

/** A sitemap file with these products, and optionally the pages. */
export const urlSet = (
  origin: string,
  { hasPages = false, ids = [] }: { hasPages?: boolean; ids?: number[] },
): string =>
  xml('urlset', 'url', [
    ...locales.flatMap((locale) =>
      [...(hasPages ? PAGES : []), ...ids.map(paths.productPath)].map(
        (path) => origin + inLanguage(locale, path),
      ),
    ),
  ]);

const xml = (root: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>\n`)
    .join('')}</${root}>\n`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Registers robots.txt, security.txt and the sitemaps.
 * @param origin the public URL, such as `https://gym.example`, for absolute addresses
 */
export function registerSitemap(
  app: FastifyInstance,
  origin: string,
  clock: () => Date,
  { products, readEmail }: { products: SitemapProducts; readEmail: () => Promise<string> },
): void {
  const serve = (
    path: string,
    type: string,
    isPermanent: boolean,
    write: (part: number) => Promise<string>,
  ) =>
    app.get<{ Params: { part?: string } }>(path, { schema: { hide: true } }, (request, reply) => {
      const part = Number(request.params.part ?? 1);
      return sendCached(request, reply, `site ${path} ${part}`, async () => ({
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: Buffer.from(await write(part)),
        isPermanent,
      }));
    });

  serve('/robots.txt', 'text/plain', true, async () => robotsText(origin));
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(origin, await readEmail(), clock())),
  );
  serve('/sitemap-pages.xml', 'application/xml', true, async () => urlSet(origin, { hasPages: true }));
  serve('/sitemap.xml', 'application/xml', false, async () => {
    const lastId = await products.lastId();
    if (!isOneFile(lastId)) return sitemapIndex(origin, lastId);
    return urlSet(origin, { hasPages: true, ids: await products.idsBetween(1, lastId + 1) });
  });
  serve('/sitemap-products-:part(^[1-9]\\d{0,5}$).xml', 'application/xml', false, async (part) => {
    const first = (part - 1) * SITEMAP_PRODUCTS_MOST + 1;
    if (part > partsOf(await products.lastId())) throw refuse('noSuchCall');
    return urlSet(origin, { ids: await products.idsBetween(first, first + SITEMAP_PRODUCTS_MOST) });
  });
}
