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
        `<script>${whenTooOld(tooOldNote)}</script><script>${starter}</script><script type="text/plain" data-deferred="module"`,
      )
  );
}

/**
 * Prevents React Router's script for the scroll position from failing where the browser forbids storage, which it uses even
 * in its `catch`.
 * @param html a whole rendered page
 */
export const guardScrollScript = (html: string): string =>
  html.replace(
    /<script>((?:(?!<\/script>)[\s\S])*"react-router-scroll-positions"(?:(?!<\/script>)[\s\S])*)<\/script>/,
    (_, script: string) => `<script>try{sessionStorage;${script}}catch{}</script>`,
  );

/**
 * Shows a sentence in a browser below the oldest supported ones, whose scripts then do not start: the page stays as the server
 * rendered it. The two interfaces are the newest that the oldest supported browsers have (see supported-browsers.ts):
 * MathMLElement is in Chrome from 109, CSSPropertyRule in Safari from 16.4 and in Firefox from 128. Written for any browser.
 * @param then what shows the sentence
 */
const whenTooOld = (then: string): string => `if (!window.MathMLElement || !window.CSSPropertyRule) {
  document.documentElement.setAttribute('data-too-old', 'yes');
  ${then}
}`;

const TOO_OLD = `<p role="alert" class="ground-ink px-4 py-3 text-sm">${words.browserTooOld}</p>`;
const tooOldNote = `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(TOO_OLD)});`;

/** The limit: hidden pages are not painted, and a picture that hangs keeps a page loading. */
const MAX_WAIT_MS = 3_000;

/** Plain HTML, because it is shown when React did not load. Covers the full-screen loader too. */
const NOT_STARTED = `<div role="alert" class="ground-ink fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-6 px-4 py-3 text-sm"><p>${failures.networkError}</p><a href="" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">${words.tryAgain}</a></div>`;

/** Longer than a page takes to be replaced by the one that a visitor has pressed. */
const LEAVES_WITHIN_MS = 10_000;

/**
 * Reloads the page once when its scripts do not load, which also helps when they belong to an older version of the site.
 * If they fail again, it shows a message.
 *
 * A browser also aborts the scripts of a page that is being left. WebKit reports this as a failure, and a reload would cancel
 * the visitor's navigation. Without the Navigation API a navigation cannot be detected, and iOS has no `beforeunload`.
 */
const whenLost = `const lost = () => {
    if (document.documentElement.dataset.started || isLost) return;
    isLost = true;
    if (isLeaving) setTimeout(say, ${LEAVES_WITHIN_MS});
    else recover();
  };
  const recover = () => {
    try {
      if (navigator.onLine && !sessionStorage.getItem('${RELOADED_FOR_SCRIPTS_KEY}')) {
        sessionStorage.setItem('${RELOADED_FOR_SCRIPTS_KEY}', 'yes');
        return location.reload();
      }
    } catch {}
    say();
  };
  const say = () => document.body.insertAdjacentHTML('beforeend', '${NOT_STARTED}');
  let isLost = false;
  let isLeaving = false;
  for (const type of ['beforeunload', 'pagehide', 'submit']) addEventListener(type, () => { isLeaving = true; });
  addEventListener('click', ({ target }) => { isLeaving ||= Boolean(target.closest?.('a[href]:not([href^="#"])')); });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    if (isLost) recover();
  });
  addEventListener('unhandledrejection', ({ reason }) => /module/.test(reason?.message) && lost());`;

/** Back and Forward change the address before the router has started; then the rendered page is that of another address. */
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

const onlyTooOld = `document.body.innerHTML = ${JSON.stringify(TOO_OLD)}; window.stop();`;

/**
 * Prepares a page whose scripts start at once, as on the admin side. In a browser that is too old it shows the sentence only:
 * without scripts there is nothing else to see.
 * @param html a whole rendered page
 */
export const prepareScripts = (html: string): string =>
  html.replace(
    '<script type="module" async=""',
    `<script>${whenTooOld(onlyTooOld)}\n${zodConfig}</script>$&`,
  );

/** Each step is a separate task, so that a phone can handle input in between. */
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
    if (steps || document.documentElement.dataset.tooOld) return;
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
