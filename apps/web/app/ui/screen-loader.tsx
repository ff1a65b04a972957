import { FullScreenLoader } from './loader';
import { ScriptNeeded } from './script-needed';

/**
 * The loader of a screen that only the browser can render.
 * @param withoutScript shown instead when scripts are off
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
