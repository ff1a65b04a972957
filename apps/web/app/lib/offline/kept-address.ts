import { type Locale, locales, prefixOf } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';

/** Pages with the same content for everybody. Those of the admin side and behind a token are not among them. */
const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.fitness,
  paths.elitePro,
  paths.elitePlus,
  paths.buyMembership,
  paths.consultancy,
  paths.appointment,
  paths.store,
  paths.listing,
  paths.product,
  paths.wishlist,
]);

/** Screens of members whose HTML contains nothing about anybody: what they show is in IndexedDB. */
const memberPaths: ReadonlySet<string> = new Set([paths.cart, paths.addAddress, paths.profileCard]);

const LEGAL = '/legal/';
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid)$/;

/** The language of an address, and its path without the language's prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    const prefix = prefixOf(locale);
    if (prefix && pathname === prefix) return { locale, path: '/' };
    if (prefix && pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: 'en', path: pathname };
}

/** Whether the path, without a prefix, is that of a member's screen. */
export const isMemberScreen = (path: string): boolean => memberPaths.has(path);

/** Under which address a page is kept for opening it without a network; undefined when it is not kept. */
export function keptAddress(href: string): string | undefined {
  const url = new URL(href);
  const path = splitLocale(url.pathname).path;
  // One HTML for all addresses of such a screen.
  if (memberPaths.has(path)) return url.pathname;
  if (!publicPaths.has(path) && !path.startsWith(LEGAL)) return undefined;
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.pathname + url.search;
}
