import { messages } from '@namma/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { endSession } from '../../lib/session';
import { toast } from '../../ui/toast';

/** SPEC section 9: the pause before / is shown. */
const LEAVE_AFTER_MILLISECONDS = 600;
/** A server that does not answer keeps nobody signed in here. */
const SERVER_WITHIN_MILLISECONDS = 4_000;

/** Ends the session on the server and, whatever that answers, here: token and cached answers (SPEC section 2). */
export function useLogout() {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function logOut() {
    setBusy(true);
    await api('auth/logout', { signal: AbortSignal.timeout(SERVER_WITHIN_MILLISECONDS) }).catch(() => {});
    endSession();
    toast.success(messages.loggedOut);
    timer.current = setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER_MILLISECONDS);
  }
  return { logOut, isBusy };
}
