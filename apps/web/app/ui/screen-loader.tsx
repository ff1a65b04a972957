import * as words from '#words/ui';
import { ScriptNeeded } from './script-needed';

/**
 * The loader of a screen that only the browser can render.
 * @param title the heading of the screen, for readers that do not see the picture
 * @param withoutScript shown instead when scripts are off
 */
export function ScreenLoader({ title, withoutScript }: { title: string; withoutScript: string }) {
  return (
    <div data-covers-page="">
      <h1 className="sr-only">{title}</h1>
      <FullScreenLoader />
      <div className="page-width hidden py-12 noscript:block">
        <ScriptNeeded>{withoutScript}</ScriptNeeded>
      </div>
    </div>
  );
}

/** The full-screen loader (SPEC section 2, 'Other'). */
function FullScreenLoader() {
  return (
    <div role="status" className="ground-paper fixed inset-0 z-40 grid place-items-center noscript:hidden">
      <img src="/images/loader.svg" alt="" width={96} height={96} />
      <span className="sr-only">{words.loading}</span>
    </div>
  );
}
