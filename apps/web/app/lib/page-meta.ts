import { brand } from '@namma/contract/business';

interface PageMeta {
  title: string;
  description: string;
  /** The path of the page itself, without what does not change it. */
  path: string;
  jsonLd?: Record<string, unknown>;
}

/** Title, description, canonical link and JSON-LD of a public page (D26). */
export const publicPage = ({ title, description, path, jsonLd }: PageMeta) => [
  { title: `${title} | ${brand.name}` },
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: path },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
];

/** A page behind a token: never indexed (D26). */
export const privatePage = (title: string) => [
  { title: `${title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];
