import { type Locale, languageTag, locales, prefixOf } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { Words } from '@namma/contract/words/words';
import * as english from '../app/words/en/offline';
import * as hindi from '../app/words/hi/offline';
import * as kannada from '../app/words/kn/offline';

/** The worker is the same for all languages. */
const wordsOf: Record<Locale, Words<typeof english>> = { en: english, kn: kannada, hi: hindi };

/** Shown where a page or its data cannot be loaded. */
export const ERROR_PICTURE = '/images/error-state.svg';

/** In the colours of the system: no style sheet of the site is kept. */
const style =
  'body{margin:0;color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:auto;padding:1rem}h1{margin:2rem 0 0;line-height:1.2}main a{display:inline-flex;min-height:2.75rem;align-items:center}main a{color:inherit;font-weight:700}img{border-radius:.5rem;background:#f6f6f2}';

/**
 * The page reloads by itself when the server responds: browsers also report 'online' when only a router is reached. It waits
 * a second, so that it does not reload a page that is being left.
 */
const script =
  "addEventListener('online',()=>setTimeout(()=>navigator.onLine&&fetch('/readyz',{cache:'no-store'}).then((r)=>r.ok&&location.reload(),()=>{}),1000))";

/** The language of an address, and its path without the language's prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    const prefix = prefixOf(locale);
    if (prefix && pathname === prefix) return { locale, path: '/' };
    if (prefix && pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: 'en', path: pathname };
}

/** The source expression of a policy that allows this style or script. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Responds to any page request without a network, with a page that explains it. */
export async function offlinePage(href: string): Promise<Response> {
  const { pathname, searchParams } = new URL(href);
  const { locale, path } = splitLocale(pathname);
  const isPaying = path === paths.payment && !searchParams.has('placed');
  const words = wordsOf[locale];
  const prefix = prefixOf(locale);
  const body = `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.offlineTitle}</title><style>${style}</style></head><body><main id="main"><h1>${words.offlineTitle}</h1><p>${isPaying ? words.nothingOrderedHere : words.offlineWhat}</p><p><a href="">${words.loadAgain}</a></p><p><a href="${prefix}${paths.profileCard}">${words.memberCard}</a></p><img src="${ERROR_PICTURE}" alt="" width="240" height="180"></main><script>${script}</script></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${await hashOf(style)}; script-src ${await hashOf(script)}; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
