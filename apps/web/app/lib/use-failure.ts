import type * as paths from '@namma/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../ui/toast';
import { ApiError, sentenceOf } from './api-error';
import { signInPath } from './sign-in-path';

/**
 * Says why a write failed. After a 401 the session is gone: on to sign in, and back here from there (D27), or to
 * the sign-in screen that is named.
 */
export function useFailure(signInAt?: typeof paths.adminLogin): (error: unknown) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (error) => {
    toast.error(sentenceOf(error));
    if (error instanceof ApiError && error.status === 401)
      void navigate(signInPath(pathname + search, signInAt));
  };
}
