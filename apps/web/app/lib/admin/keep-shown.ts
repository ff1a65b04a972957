import { toast } from '../../ui/toast';
import { ApiError, sentenceOf } from '../api-error';
import { getToken } from '../session';

interface LoaderArguments {
  request: Request;
}

/**
 * A screen's loader that keeps the screen when it is read again and the server cannot be reached: what is shown stays, and a
 * toast says why. A screen that is opened, and a refusal, fail as ever.
 */
export function keepShown<T>(load: (args: LoaderArguments) => Promise<T>) {
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
      // While another screen is opened, the window's address is still that of the one before.
      const isReadAgain = address === window.location.pathname + window.location.search;
      if (!isAway || !isReadAgain || shown?.address !== address || shown.token !== getToken()) throw error;
      toast.error(sentenceOf(error));
      return shown.loaded;
    }
  };
}
