import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../ui/toast';
import { api } from './api';
import { endSession } from './session';
import { forgetUnfinished } from './unfinished';

/** A server that does not answer keeps nobody signed in here. */
const SERVER_WITHIN_MILLISECONDS = 4_000;

/**
 * Ends the session on the server and, whatever that answers, here: token, cached answers (SPEC section 2) and what was
 * kept for after signing in.
 */
export async function signOut(): Promise<void> {
  await api('auth/logout', { signal: AbortSignal.timeout(SERVER_WITHIN_MILLISECONDS) }).catch(() => {});
  endSession();
  forgetUnfinished();
  toast.success(messages.loggedOut);
}

/**
 * The question before signing out, and what its yes does.
 * @param leaveAfterMilliseconds the pause before / is shown
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
    title: 'Confirm Logout?',
    description: 'You stay signed in on your other devices.',
    confirmLabel: 'Logout',
    onConfirm: logOut,
  };
}
