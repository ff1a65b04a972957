import { failures } from '@namma/contract/failures';
import { STARTED_RELOAD_KEY } from './scripts-started';

/**
 * Lets a page be seen before its scripts are asked for: on a phone's connection they would share it with the largest
 * picture. Until they are here, links and forms work as plain ones; whoever presses or types first, has them at once.
 * @param html a whole rendered page
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(
      '<script>window.__reactRouterContext',
      '<script type="text/plain" data-later="">window.__reactRouterContext',
    )
    .replace(
      '<script type="module" async=""',
      `<script>${starter}</script><script type="text/plain" data-later="module"`,
    );
}

/** A page that is hidden paints nothing, and a picture that hangs keeps it loading. */
const WAIT_MOST_MS = 3_000;

/** Stands over the full-screen loader, too. Not React's: it is there because React is not. */
const NOT_STARTED = `<div role="alert" class="ground-ink fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-6 px-4 py-3 text-sm"><p>${failures.networkError}</p><a href="" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">Try again</a></div>`;

/**
 * A page whose scripts did not arrive is loaded once more, which also mends one that names scripts of an older version of
 * the site. When they stay away it says so.
 */
const whenLost = `const lost = () => {
    if (document.documentElement.dataset.started || isLost) return;
    isLost = true;
    try {
      if (navigator.onLine && !sessionStorage.getItem('${STARTED_RELOAD_KEY}')) {
        sessionStorage.setItem('${STARTED_RELOAD_KEY}', 'yes');
        return location.reload();
      }
    } catch {}
    document.body.insertAdjacentHTML('beforeend', '${NOT_STARTED}');
  };
  let isLost = false;
  addEventListener('unhandledrejection', ({ reason }) => /module/.test(reason?.message) && lost());`;

/** Each step is a task of its own, so that a phone hears a finger between them. */
const starter = `{
  ${whenLost}
  let steps;
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) setTimeout(step);
  };
  const run = (held) => {
    const script = document.createElement('script');
    script.type = held.dataset.later;
    script.text = held.text;
    script.onerror = lost;
    held.replaceWith(script);
  };
  const start = () => {
    if (steps) return;
    steps = [
      ...[...document.querySelectorAll('link[rel=later]')].map((link) => () => { link.rel = 'modulepreload'; }),
      ...[...document.querySelectorAll('script[data-later]')].map((held) => () => run(held)),
    ];
    step();
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, capture: true });
  setTimeout(start, ${WAIT_MOST_MS});
}`;
