import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { toast } from '../ui/toast';
import { forgetEverything } from './read-cache';
import { getToken } from './session';

/**
 * For screens behind a token: when another tab signs out, this one leaves too; when another tab signs someone else in,
 * this one shows theirs (D27). What happens in this tab itself is the matter of whoever does it.
 */
export function useLeaveWhenSignedOut(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const before = getToken();
    const look = () => {
      const now = getToken();
      if (!before || now === before) return;
      forgetEverything();
      if (now) return void revalidate();
      toast.success(messages.loggedOut);
      void navigate(paths.home, { replace: true });
    };
    // `storage` comes from other tabs only; a page that Back took out of the browser's own cache slept through it.
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', look);
    };
  }, [navigate, revalidate]);
}
