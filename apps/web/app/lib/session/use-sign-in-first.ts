import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../ui/toast';
import { SIGN_IN_REDIRECT_MILLISECONDS, signInPath } from './sign-in-path';

/**
 * For actions that guests can see but not use: shows a message and, after a moment, goes to sign in, which leads back
 * to `from`. Navigating in that moment cancels it.
 */
export function useSignInFirst(): (message: string, from: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation cancels the pending redirect
  useEffect(() => () => clearTimeout(timer.current), [key]);
  return useCallback(
    (message, from) => {
      toast.error(message);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(signInPath(from)), SIGN_IN_REDIRECT_MILLISECONDS);
    },
    [navigate],
  );
}
