import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/lib';
import * as offlineWords from '#words/offline';
import { toast } from '../../ui/toast';
import { api } from '../api/api';
import { statusOf } from '../api/api-error';
import { clearDraft } from '../forms/draft';
import { getToken } from './session';
import { endSession } from './session-changes';

const HTTP_UNAUTHORIZED = 401;
/** A request without a response within this time counts as failed. */
const RESPONSE_WITHIN_MILLISECONDS = 4_000;

/**
 * Ends the session in the browser at once: the token, the card, the read cache (SPEC section 2) and unfinished work. Then on the
 * server, once; shows an error if that fails.
 */
export async function signOut(): Promise<void> {
  const token = getToken();
  endSession();
  clearDraft();
  if (!token || (await endOnServer(token))) toast.success(messages.loggedOut);
  else toast.error(offlineWords.signedOutHereOnly);
}

/** @returns true if the session has ended on the server */
async function endOnServer(token: string): Promise<boolean> {
  try {
    await api('auth/logout', { token, signal: AbortSignal.timeout(RESPONSE_WITHIN_MILLISECONDS) });
    return true;
  } catch (error) {
    return statusOf(error) === HTTP_UNAUTHORIZED;
  }
}

/**
 * The confirmation of a sign-out, and its action.
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
