import { messages } from '@namma/contract/messages';
import { redirect } from 'react-router';
import { toast } from '../ui/toast';
import { ApiError } from './api';
import { getToken } from './session';

/** SPEC section 9: the pause before a guest is sent to sign in. */
export const SIGN_IN_REDIRECT_MILLISECONDS = 600;

/** The sign-in screen that comes back to a place of ours afterwards. */
export const signInPath = (from: string): string => `/signIn?from=${encodeURIComponent(from)}`;

/** Where to go after signing in: only a path of this site, never another host. */
export function safeReturnPath(from: string | null): string {
  if (!from || !/^\/(?![/\\])/.test(from)) return '/';
  return new URL(from, 'https://this.site').host === 'this.site' ? from : '/';
}

/**
 * For the loaders of pages behind a token: without one, or when the server no longer takes it, says so and
 * goes to sign in (SPEC sections 2 and 6).
 */
export async function withSession<T>(request: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  if (!getToken()) {
    toast.error(messages.pleaseLogin);
    throw redirect(signInPath(pathname + search));
  }
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      toast.error(messages.unauthorized);
      throw redirect(signInPath(pathname + search));
    }
    throw error;
  }
}
