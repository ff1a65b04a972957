import { brand } from '@namma/contract/brand';
import { type Locale, languageTag, prefixOf } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { Words } from '@namma/contract/words/words';
import { isMemberScreen, splitLocale } from '../app/lib/offline/kept-address';
import { seenTime } from '../app/lib/offline/seen-time';
import * as english from '../app/words/en/offline';
import * as hindi from '../app/words/hi/offline';
import * as kannada from '../app/words/kn/offline';
import { ERROR_PICTURE, type KeptPage, listPages, newestStyles } from './kept-pages';

/** The worker is the same for all languages. */
const wordsOf: Record<Locale, Words<typeof english>> = { en: english, kn: kannada, hi: hindi };

/** While no page is kept, and so no style sheet of the site. In the colours of the system. */
const plainStyle =
  'body{margin:0;color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}header{background:CanvasText}header a{color:Canvas;font-weight:700;text-decoration:none}header div,main{max-width:40rem;margin:auto;padding:1rem}h1{margin:2rem 0 0;line-height:1.2}main a,header a{display:inline-flex;min-height:2.75rem;align-items:center}main a{color:inherit;font-weight:700}';

/**
 * The page tries again by itself, once the server answers: browsers also say 'online' where only a router is reached.
 * After a second, so that it takes no page back that is being left.
 */
const script =
  "addEventListener('online',()=>setTimeout(()=>navigator.onLine&&fetch('/readyz',{cache:'no-store'}).then((r)=>r.ok&&location.reload(),()=>{}),1000))";

/** Only the site's own styles, fonts and pictures, or this style, and the one script. */
const headersWith = (style: string, scriptHash: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${style}; script-src ${scriptHash}; connect-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

/** The source expression of a policy that allows this style or script. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Shown for a page that is not kept, when the network is away: says so, and lists what opens. */
export async function offlinePage(href: string): Promise<Response> {
  const { pathname, searchParams } = new URL(href);
  const { locale, path } = splitLocale(pathname);
  const isPaying = path === paths.payment && !searchParams.has('placed');
  const words = wordsOf[locale];
  const pages = await listPages();
  const sheets = (await newestStyles()).map((path) => `<link rel="stylesheet" href="${path}">`);
  const styles = sheets.join('') || `<style>${plainStyle}</style>`;
  // data-started: no picture competes with Noto here, for devices without a font of the script.
  const body = `<!DOCTYPE html><html lang="${languageTag(locale)}" data-started><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.offlineTitle} | ${brand.name}</title>${styles}</head><body class="ground-paper"><header class="ground-ink"><div class="page-width flex h-header items-center"><a class="display text-brand" href="${prefixOf(locale) || '/'}">${brand.name}</a></div></header><main id="main" class="page-width grid max-w-text gap-6 py-14"><img src="${ERROR_PICTURE}" alt="" width="240" height="180"><h1 class="display text-3xl">${words.offlineTitle}</h1><p>${isPaying ? words.nothingOrderedHere : pages.length > 0 ? words.offlineWhat : words.offlineNothing}</p><p><a class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4" href="">${words.loadAgain}</a></p>${listOf(pages, words)}</main><script>${script}</script></body></html>`;
  const headers = headersWith(sheets.length > 0 ? "'self'" : await hashOf(plainStyle), await hashOf(script));
  return new Response(body, { status: 503, headers });
}

function listOf(pages: readonly KeptPage[], words: Words<typeof english>): string {
  const now = new Date();
  const members = pages.filter(({ address }) => isMemberScreen(pathOf(address)));
  const others = pages.filter(({ address }) => !isMemberScreen(pathOf(address)));
  const items = [...members, ...others].map(({ address, title, seenAt }) => {
    const label = pathOf(address) === paths.profileCard ? words.memberCard : title.split(' | ')[0] || address;
    const time = isMemberScreen(pathOf(address)) ? '' : words.seenAt(seenTime(seenAt, now));
    return `<li class="border-b border-(--line)"><a class="flex min-h-13 flex-wrap items-center justify-between gap-x-6 py-2 font-semibold hover:underline" href="${escapeHtml(address)}"><span class="wrap-anywhere">${escapeHtml(label)}</span><span class="figures text-sm font-normal text-(--soft)">${time}</span></a></li>`;
  });
  return items.length > 0 ? `<ul class="border-t-2 border-ink">${items.join('')}</ul>` : '';
}

const pathOf = (address: string): string => splitLocale(address.split('?')[0] ?? '').path;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
