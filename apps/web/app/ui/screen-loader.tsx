import { FullScreenLoader } from './loader';
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
