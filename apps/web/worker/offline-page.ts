import { brand } from '@namma/contract/business';
import { type Locale, languageTag, prefixOf } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { Words } from '@namma/contract/words/words';
import { isMemberScreen, splitLocale } from '../app/lib/offline/kept-address';
import { seenTime } from '../app/lib/offline/seen-time';
import * as english from '../app/words/en/offline';
import * as hindi from '../app/words/hi/offline';
import * as kannada from '../app/words/kn/offline';
import { type KeptPage, listPages, newestStyles } from './kept-pages';

/** The worker is the same for all languages. */
const wordsOf: Record<Locale, Words<typeof english>> = { en: english, kn: kannada, hi: hindi };

/** Only the site's own styles and fonts: the page has no scripts. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Shown for a page that is not kept, when the network is away: says so, and lists what opens. */
export async function offlinePage(href: string): Promise<Response> {
  const { locale } = splitLocale(new URL(href).pathname);
  const words = wordsOf[locale];
  const pages = await listPages();
  const styles = (await newestStyles()).map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  const body = `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.offlineTitle} | ${brand.name}</title>${styles}</head><body class="ground-paper"><header class="ground-ink"><div class="page-width flex h-header items-center"><a class="display text-brand" href="${prefixOf(locale) || '/'}">${brand.name}</a></div></header><main id="main" class="page-width grid max-w-text gap-6 py-14"><h1 class="display text-3xl">${words.offlineTitle}</h1><p>${pages.length > 0 ? words.offlineWhat : words.offlineNothing}</p><p><a class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4" href="">${words.loadAgain}</a></p>${listOf(pages, words)}</main></body></html>`;
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
