import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useMatches } from 'react-router';
import { withPrefix } from '../session/language';
import { allowLoadingAhead } from './defer-hydration';

/** Shape of a route's `handle`. */
export interface ScreenHandle {
  /** Addresses that the screen's buttons lead to. Links need no entry: they are found in the page. */
  next?: readonly string[];
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const ASK_AGAIN_MILLISECONDS = 250;

/** True if the current page has loaded completely. */
export const isPageComplete = (): boolean =>
  document.readyState === 'complete' && document.documentElement.dataset.hydrated === 'yes';

/**
 * Loads the code of the screens that this one leads to, once the page is complete: those of buttons and of links. Not in a
 * browser in which the router would reload the page when that code does not load; see useLostCode.
 */
export function LoadAhead() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const [pages, setPages] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (!window.navigation || navigator.connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!isPageComplete()) timer = setTimeout(look, ASK_AGAIN_MILLISECONDS);
      else if (navigator.onLine) {
        allowLoadingAhead();
        setPages(listNext(matches));
      }
    };
    look();
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [pathname]);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function listNext(matches: ReturnType<typeof useMatches>): string[] {
  // A route's `handle` has this type where it is written.
  const ofButtons = matches.flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.next ?? []);
  // Pages in another language are of another build.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')];
  return [...new Set([...ofButtons.map(withPrefix), ...links.map(({ pathname }) => pathname)])];
}
