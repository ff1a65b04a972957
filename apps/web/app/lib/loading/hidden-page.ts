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
 * Keeps a page that Back has brought back hidden until this is done, such as leaving it. Call it while a change of the
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
 * Hides the page of somebody who is signed in when the browser puts it away for Back and Forward. Brought back, it is
 * painted once the
 * session has been compared: at once in the same session, and otherwise when the screen has left or has read its data again.
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
