import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { getToken } from '../../lib/session/session';
import { toast } from '../../ui/toast';

interface LoaderArguments {
  request: Request;
}

/**
 * Wraps a screen's loader. When the current screen is read again and the server cannot be reached, the screen stays and
 * a toast shows the reason. Opening a screen and refusals fail as usual.
 */
export function keepStaleOnFailure<T>(load: (args: LoaderArguments) => Promise<T>) {
  let shown: { address: string; token: string | undefined; loaded: T } | undefined;
  return async ({ request }: LoaderArguments): Promise<T> => {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    try {
      const loaded = await load({ request });
      shown = { address, token: getToken(), loaded };
      return loaded;
    } catch (error) {
      const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      // While another screen is opening, the window still has the address of the previous one.
      const isReadAgain = address === window.location.pathname + window.location.search;
      if (!isAway || !isReadAgain || shown?.address !== address || shown.token !== getToken()) throw error;
      toast.error(sentenceOf(error));
      return shown.loaded;
    }
  };
}
