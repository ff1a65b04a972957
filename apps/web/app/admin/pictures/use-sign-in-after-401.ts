import * as paths from '@namma/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/api-error';
import { signInPath } from '../../lib/session/sign-in-path';

/** For forms that show their own errors: after a 401 it goes to sign in (D27). */
export function useSignInAfter401() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <T>(writing: Promise<T>): Promise<T> =>
    writing.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401)
        void navigate(signInPath(pathname + search, paths.adminLogin));
      throw error;
    });
}
