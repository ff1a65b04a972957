import { failures } from '@namma/contract/messages/failures';
import * as words from '#words/lib';
import { offerLanguage } from './offer-language.server';
import { RELOADED_FOR_SCRIPTS_KEY } from './reloads';

/**
 * Defers a page's scripts until it has been painted, because on a phone they would compete with the largest picture for
 * the connection. Until then links and forms work without scripts. The first press or key starts the scripts at once.
 * @param html a whole rendered page
 */
export function deferScripts(html: string): string {
  return (
    html
      .replace('</head>', `<script>${offerLanguage}</script></head>`)
      .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
      // The router's own data.
      .replaceAll('<script>window.', '<script type="text/plain" data-deferred="">window.')
      .replace(
        '<script type="module" async=""',
        `<script>${starter}</script><script type="text/plain" data-deferred="module"`,
      )
  );
}

/** The limit: hidden pages are not painted, and a picture that hangs keeps a page loading. */
const MAX_WAIT_MS = 3_000;

/** Plain HTML, because it is shown when React did not load. Covers the full-screen loader too. */
const NOT_STARTED = `<div role="alert" class="ground-ink fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-6 px-4 py-3 text-sm"><p>${failures.networkError}</p><a href="" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">${words.tryAgain}</a></div>`;

/**
 * Reloads the page once when its scripts do not load, which also helps when they belong to an older version of the site.
 * If they fail again, it shows a message.
 */
const whenLost = `const lost = () => {
    if (document.documentElement.dataset.started || isLost) return;
    isLost = true;
    try {
      if (navigator.onLine && !sessionStorage.getItem('${RELOADED_FOR_SCRIPTS_KEY}')) {
        sessionStorage.setItem('${RELOADED_FOR_SCRIPTS_KEY}', 'yes');
        return location.reload();
      }
    } catch {}
    document.body.insertAdjacentHTML('beforeend', '${NOT_STARTED}');
  };
  let isLost = false;
  addEventListener('unhandledrejection', ({ reason }) => /module/.test(reason?.message) && lost());`;

/** Back and Forward change the address of a page whose router has not started: what was rendered is another address's page. */
const whenLeft = `const served = location.pathname + location.search;
  addEventListener('popstate', () => {
    const hasLeft = location.pathname + location.search !== served;
    if (hasLeft && !document.documentElement.dataset.started) location.reload();
  });`;

/**
 * Zod tests for `new Function`, which the Content-Security-Policy forbids; Firefox reports each attempt in the console. This is
 * the object of `z.config()`. It is set before any module runs, and without loading Zod.
 */
const zodConfig = 'globalThis.__zod_globalConfig = { jitless: true };';

/** Each step is a task of its own, so that a phone can handle input between them. */
const starter = `{
  ${zodConfig}
  ${whenLost}
  ${whenLeft}
  let steps;
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) setTimeout(step);
  };
  const run = (held) => {
    const script = document.createElement('script');
    script.type = held.dataset.deferred;
    script.text = held.text;
    script.onerror = lost;
    held.replaceWith(script);
  };
  const start = () => {
    if (steps) return;
    steps = [
      ...[...document.querySelectorAll('link[rel=deferred]')].map((link) => () => { link.rel = 'modulepreload'; }),
      ...[...document.querySelectorAll('script[data-deferred]')].map((held) => () => run(held)),
    ];
    step();
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, capture: true });
  setTimeout(start, ${MAX_WAIT_MS});
}`;
