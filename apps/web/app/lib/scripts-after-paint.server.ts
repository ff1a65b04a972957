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

/** Each step is a task of its own, so that a phone hears a finger between them. */
const starter = `{
  let steps;
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) setTimeout(step);
  };
  const run = (held) => {
    const script = document.createElement('script');
    script.type = held.dataset.later;
    script.text = held.text;
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
