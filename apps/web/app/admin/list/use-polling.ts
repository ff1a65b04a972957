import { useEffect } from 'react';
import { getToken } from '../../lib/session/session';

const ASK_EVERY_MILLISECONDS = 30_000;
/** Limits the requests of a window that gets the focus again and again. */
const ASK_AT_MOST_EVERY_MILLISECONDS = 5_000;

/**
 * Calls `ask` every 30 seconds and when the window gets the focus, but not while the page is hidden or nobody is signed
 * in. Unmounting aborts the request.
 * @param ask the request; only the first one is used
 * @param first `at once` to call it on mount, `later` when the data were read already
 */
export function usePolling(ask: (signal: AbortSignal) => void, first: 'at once' | 'later'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer until it unmounts
  useEffect(() => {
    const asking = new AbortController();
    let askedAt = first === 'at once' ? 0 : Date.now();
    const askAgain = () => {
      const isTooSoon = Date.now() - askedAt < ASK_AT_MOST_EVERY_MILLISECONDS;
      if (document.visibilityState === 'hidden' || isTooSoon || !getToken()) return;
      askedAt = Date.now();
      ask(asking.signal);
    };
    askAgain();
    const timer = setInterval(askAgain, ASK_EVERY_MILLISECONDS);
    window.addEventListener('focus', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      asking.abort();
      clearInterval(timer);
      window.removeEventListener('focus', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, []);
}
