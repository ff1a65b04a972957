import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-error';
import { ADMIN_LOGIN_PATH } from '../../../lib/desk/admin-only';

/** A write of a form, which says itself what went wrong; where the session has ended, on to sign in (D27). */
export function useSignInAfter401() {
  const navigate = useNavigate();
  return <T>(writing: Promise<T>): Promise<T> =>
    writing.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void navigate(ADMIN_LOGIN_PATH);
      throw error;
    });
}
