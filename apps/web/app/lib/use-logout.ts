import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/lib';
import * as offlineWords from '#words/offline';
import { toast } from '../ui/toast';
import { api } from './api';
import { useWaiting } from './offline/waiting';
import { endSession } from './session';
import { forgetUnfinished } from './unfinished';

/** When the server does not answer in time, the session still ends here. */
const SERVER_WITHIN_MILLISECONDS = 4_000;

/**
 * Ends the session on the server and, whatever the answer is, in the browser: the token, the read cache (SPEC section
 * 2) and unfinished work.
 */
export async function signOut(): Promise<void> {
  await api('auth/logout', { signal: AbortSignal.timeout(SERVER_WITHIN_MILLISECONDS) }).catch(() => {});
  endSession();
  forgetUnfinished();
  toast.success(messages.loggedOut);
}

/**
 * The question before signing out, and what happens after Yes.
 * @param leaveAfterMilliseconds the pause before `/` is shown
 */
export function useLogout(leaveAfterMilliseconds: number) {
  const navigate = useNavigate();
  const waiting = useWaiting().length;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function logOut() {
    await signOut();
    timer.current = setTimeout(() => void navigate(paths.home, { replace: true }), leaveAfterMilliseconds);
  }
  return {
    title: words.confirmLogout,
    description: waiting > 0 ? offlineWords.logoutLoses(waiting) : words.confirmLogoutWhat,
    confirmLabel: words.logout,
    onConfirm: logOut,
  };
}
