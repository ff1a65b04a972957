import { FullScreenLoader } from './loader';
import { ScriptNeeded } from './script-needed';

/**
 * The loader of a screen that only the browser can show.
 * @param withoutScript said instead where no script runs, so that nothing will ever come
 */
export function ScreenLoader({ withoutScript }: { withoutScript: string }) {
  return (
    <>
      <FullScreenLoader />
      <div className="page-width hidden py-12 noscript:block">
        <ScriptNeeded>{withoutScript}</ScriptNeeded>
      </div>
    </>
  );
}
