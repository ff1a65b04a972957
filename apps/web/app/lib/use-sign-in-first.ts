import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../ui/toast';
import { SIGN_IN_REDIRECT_MILLISECONDS, signInPath } from './sign-in-path';

/**
 * For what a guest may see but not do: says so, and after a moment goes to sign in, which leads back to `from`.
 * Going elsewhere in that moment calls it off.
 */
export function useSignInFirst(): (message: string, from: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place calls off what the last one began
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
