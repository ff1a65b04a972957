import { messages } from '@namma/contract/messages';
import { redirect } from 'react-router';
import { toast } from '../../ui/toast';
import { ApiError } from '../api/api-error';
import { withoutPrefix } from './language';
import { getToken } from './session';
import { signInPath } from './sign-in-path';

/**
 * The loader of a member page, called with the search parameters. Without a token, or when the server no longer accepts it,
 * shows a message and goes to sign in (SPEC sections 2 and 6).
 */
export function memberLoader<T>(load: (search: URLSearchParams) => Promise<T>) {
  const read = async ({ request }: { request: Request }): Promise<T> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const here = withoutPrefix(pathname) + search;
    if (!getToken()) {
      toast.error(messages.pleaseLogin);
      throw redirect(signInPath(here));
    }
    try {
      return await load(searchParams);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        toast.error(messages.unauthorized);
        throw redirect(signInPath(here));
      }
      throw error;
    }
  };
  return Object.assign(read, { hydrate: true as const });
}
