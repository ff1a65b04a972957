import type { Reply } from '@namma/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { getToken } from '../../lib/session';

const REFRESH_MILLISECONDS = 30_000;
/** Limits the requests of a window that gets the focus again and again. */
const AT_MOST_EVERY_MILLISECONDS = 5_000;

type Figures = Reply<'admin/getDashData'>;

/** The figures, polled while the page is visible. When a request fails, the old ones stay. */
export function useFreshFigures(first: Figures) {
  const [shown, setShown] = useState({ figures: first, at: new Date(), hasFailed: false });
  const askedAt = useRef(Date.now());

  useEffect(() => {
    const asking = new AbortController();
    const refresh = () => {
      const isTooSoon = Date.now() - askedAt.current < AT_MOST_EVERY_MILLISECONDS;
      if (document.visibilityState === 'hidden' || isTooSoon || !getToken()) return;
      askedAt.current = Date.now();
      api('admin/getDashData', { signal: asking.signal }).then(
        (figures) => setShown({ figures, at: new Date(), hasFailed: false }),
        () => !asking.signal.aborted && setShown((last) => ({ ...last, hasFailed: true })),
      );
    };
    const timer = setInterval(refresh, REFRESH_MILLISECONDS);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      asking.abort();
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);

  return shown;
}
