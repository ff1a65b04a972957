import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useCallback, useEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { toast } from '../../ui/toast';
import { stayHiddenUntil } from '../loading/hidden-page';
import { clearReadCache } from '../loading/read-cache';
import { getToken } from './session';
import { hasSessionExpired } from './session-changes';
import { signInPath } from './sign-in-path';

/**
 * For screens that need a token. When another tab signs out, this screen leaves too; when another tab learns that the session has
 * expired, this screen goes to sign in, which leads back here; when another tab signs in as someone else, this screen loads their
 * data (D27). Sign-outs and refusals in this tab are handled by the code that meets them.
 *
 * @param signInAt where to sign in again; the members' screen when absent
 */
export function useLeaveWhenSignedOut(signInAt?: typeof paths.adminLogin): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const changeHidden = useHiddenChange();
  useEffect(() => {
    const before = getToken();
    const look = () => {
      const now = getToken();
      if (!before || now === before) return;
      clearReadCache();
      if (now) return changeHidden(revalidate);
      if (hasSessionExpired()) {
        toast.error(messages.unauthorized);
        return changeHidden(async () => navigate(signInPath(pathname + search, signInAt)));
      }
      toast.success(messages.loggedOut);
      changeHidden(async () => navigate(paths.home, { replace: true }));
    };
    // `storage` is only sent to other tabs, and a page in the back/forward cache does not get it. That page stays
    // hidden meanwhile.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, [navigate, revalidate, changeHidden, pathname, search, signInAt]);
}

/**
 * Changes the screen, while a page restored by Back stays hidden. The router's promises end before React has drawn the
 * change, so the page would show its old content for some frames; a transition ends with its change.
 */
function useHiddenChange(): (change: () => Promise<void>) => void {
  const [isChanging, startChange] = useTransition();
  const release = useRef(() => {});
  useEffect(() => {
    if (!isChanging) release.current();
  }, [isChanging]);
  // The screen is left.
  useEffect(() => () => release.current(), []);
  return useCallback((change) => {
    // Two events may tell of one change.
    const releaseBefore = release.current;
    stayHiddenUntil(
      new Promise<void>((resolve) => {
        release.current = () => {
          releaseBefore();
          resolve();
        };
      }),
    );
    startChange(change);
  }, []);
}
