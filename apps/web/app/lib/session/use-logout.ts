import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/lib';
import * as offlineWords from '#words/offline';
import { toast } from '../../ui/toast';
import { clearDraft } from '../forms/draft';
import { getToken } from './session';
import { endSession } from './session-changes';
import { isSignOutWaiting, noteSignOut, sendSignOuts } from './sign-outs';

/**
 * Ends the session in the browser at once: the token, the card and all else that was kept, the read cache (SPEC section 2) and
 * unfinished work. Then on the server; what it does not hear is said, and sent when there is a network, from any tab.
 */
export async function signOut(): Promise<void> {
  const token = getToken();
  if (token) noteSignOut(token);
  endSession();
  clearDraft();
  await sendSignOuts();
  if (token && isSignOutWaiting(token)) toast.error(offlineWords.signOutNotHeard);
  else toast.success(messages.loggedOut);
}

/**
 * The question before signing out, and what happens after Yes.
 * @param leaveAfterMilliseconds the pause before `/` is shown
 */
export function useLogout(leaveAfterMilliseconds: number) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function logOut() {
    await signOut();
    timer.current = setTimeout(() => void navigate(paths.home, { replace: true }), leaveAfterMilliseconds);
  }
  return {
    title: words.confirmLogout,
    description: words.confirmLogoutWhat,
    confirmLabel: words.logout,
    onConfirm: logOut,
  };
}
