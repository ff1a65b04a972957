import type * as paths from '@namma/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../ui/toast';
import { signInPath } from '../session/sign-in-path';
import { ApiError, sentenceOf } from './api-error';

/**
 * Shows why a write failed. After a 401 it goes to sign in, which leads back here (D27), or to the sign-in screen
 * given.
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
