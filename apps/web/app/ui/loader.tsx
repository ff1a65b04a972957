import * as words from '#words/ui';

/** The full-screen loader (SPEC section 2, 'Other'). */
export function FullScreenLoader() {
  return (
    <div role="status" className="ground-paper fixed inset-0 z-40 grid place-items-center noscript:hidden">
      <img src="/images/loader.svg" alt="" width={96} height={96} />
      <span className="sr-only">{words.loading}</span>
    </div>
  );
}
