import { brand } from '@namma/contract/business';

interface PageMeta {
  title: string;
  description: string;
  /** The path of the page itself, without what does not change it. */
  path: string;
  jsonLd?: Record<string, unknown>;
}

/** The address visitors use, such as `https://gym.example`, from the server's settings; empty when none is set. */
let siteOrigin = typeof document === 'undefined' ? '' : (document.documentElement.dataset.origin ?? '');

/** Told once by the server before it renders anything; the page carries it to the browser. */
export const setSiteOrigin = (origin: string): void => {
  siteOrigin = origin;
};
export const getSiteOrigin = (): string => siteOrigin;

/** Title, description, canonical link and JSON-LD of a public page (D26). */
export const publicPage = ({ title, description, path, jsonLd }: PageMeta) => [
  { title: `${title} | ${brand.name}` },
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: `${siteOrigin}${path}` },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
];

/** A page behind a token: never indexed (D26). */
export const privatePage = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];
