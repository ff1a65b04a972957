import { announceSession, getToken } from '../session/session';

/** Hides pages in the back/forward cache until the session has been compared. */
let tokenWhenLeft: string | undefined;
let isHidden = false;
const holds = new Set<Promise<unknown>>();

const setHidden = (hidden: boolean): void => {
  isHidden = hidden;
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
};

/**
 * Keeps a page restored by Back hidden until the promise ends, such as leaving the page. Call it while a change of the
 * session is handled.
 * @param done a promise that may also be rejected
 */
export function stayHiddenUntil(done: unknown): void {
  if (!isHidden) return;
  const hold = Promise.resolve(done);
  holds.add(hold);
  const release = () => {
    holds.delete(hold);
    showIfFree();
  };
  hold.then(release, release);
}

function showIfFree(): void {
  if (isHidden && holds.size === 0) setHidden(false);
}

/**
 * Hides the page of a signed-in person when the browser stores it for Back and Forward. When restored, it is painted after
 * the session was compared: at once in the same session, otherwise after leaving the screen or reading its data again.
 * In the browser only.
 * @returns stops it
 */
export function hideLeftPages(): () => void {
  const onHide = ({ persisted }: PageTransitionEvent) => {
    tokenWhenLeft = getToken();
    if (persisted && tokenWhenLeft) setHidden(true);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const isSameSession = getToken() === tokenWhenLeft;
    // A restored page has missed changes by other tabs, and its screens may be outdated.
    if (persisted && !isSameSession) announceSession();
    if (!isHidden) return;
    if (isSameSession) return setHidden(false);
    setTimeout(showIfFree);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    if (isHidden) setHidden(false);
  };
}
