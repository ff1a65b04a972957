import { brand } from '@namma/contract/business';

interface PageMeta {
  title: string;
  description: string;
  /** The path of the page itself, without what does not change it. */
  path: string;
  /** The page's own picture, shown where its link is shared; a path of ours or an address. */
  picture?: string;
  jsonLd?: Record<string, unknown>;
}

/** The address visitors use, such as `https://gym.example`, from the server's settings; empty when none is set. */
let siteOrigin = typeof document === 'undefined' ? '' : (document.documentElement.dataset.origin ?? '');

/** Told once by the server before it renders anything; the page carries it to the browser. */
export const setSiteOrigin = (origin: string): void => {
  siteOrigin = origin;
};
export const getSiteOrigin = (): string => siteOrigin;

/** Rendered for 1200 × 630, from the picture of the start page. */
const SHARE_PICTURE = '/images/og-default.jpg';

/** With the origin where one is set: other sites show a picture only from a whole address. */
const absolute = (address: string): string => (address.startsWith('/') ? siteOrigin + address : address);

/** Title, description, canonical link, shared picture and JSON-LD of a public page (D26). */
export const publicPage = ({ title, description, path, picture = SHARE_PICTURE, jsonLd }: PageMeta) => [
  { title: `${title} | ${brand.name}` },
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: absolute(path) },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: absolute(picture) },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
];

/** A page behind a token: never indexed (D26). */
export const privatePage = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];
