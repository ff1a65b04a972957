import { brand } from '@namma/contract/brand';
import { inLanguage, languageTag, locales } from '@namma/contract/locales';
import type { MetaDescriptor } from 'react-router';
import { locale as ownLocale } from '#words/language';
import { withPrefix } from '../session/language';

interface PageMeta {
  title: string;
  description: string;
  /** The canonical path of the page. */
  path: string;
  /** The page's own picture for shared links: a path on this site or a full address. */
  picture?: string;
  /** False for public pages that search engines should not list, such as sign-in. */
  isIndexed?: boolean;
}

/** The public address from the server's settings, such as `https://gym.example`; empty when none is set. */
let siteOrigin = typeof document === 'undefined' ? '' : (document.documentElement.dataset.origin ?? '');

/** Called once by the server before it renders; the page carries the origin to the browser. */
export const setSiteOrigin = (origin: string): void => {
  siteOrigin = origin;
};
export const getSiteOrigin = (): string => siteOrigin;

/** 1200 × 630, rendered from the picture of the start page. */
const SHARE_PICTURE = '/images/og-default.jpg';

/** Adds the origin when one is set: other sites and search engines understand only full addresses. */
export const absolute = (address: string): string =>
  address.startsWith('/') ? siteOrigin + address : address;

const NOT_INDEXED = { name: 'robots', content: 'noindex' };

/** Open Graph writes `en_IN` where HTML writes `en-IN`. */
const openGraphLocale = languageTag(ownLocale).replace('-', '_');

/** This page in each language, for search engines; those of no language that we have get English. */
const alternates = (path: string) =>
  [...locales, undefined].map((locale) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: locale ? languageTag(locale) : 'x-default',
    href: absolute(inLanguage(locale ?? 'en', path)),
  }));

/** Title, description, canonical and language links, and what other sites show of a shared link (D26). */
export const publicPage = ({
  title,
  description,
  path,
  picture = SHARE_PICTURE,
  isIndexed = true,
}: PageMeta): MetaDescriptor[] => [
  ...(isIndexed ? [] : [NOT_INDEXED]),
  { title: `${title} | ${brand.name}` },
  { name: 'description', content: description },
  { tagName: 'link' as const, rel: 'canonical', href: absolute(withPrefix(path)) },
  ...alternates(path),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: brand.name },
  { property: 'og:url', content: absolute(withPrefix(path)) },
  { property: 'og:locale', content: openGraphLocale },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: absolute(picture) },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** A page that needs a token is never indexed (D26). */
export const privatePage = (title: string) => [{ title: `${title} | ${brand.name}` }, NOT_INDEXED];
