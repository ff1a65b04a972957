import { useEffect, useState } from 'react';

/**
 * The token behind the # of this page's address. It is taken out of the address at once, so that it stays in no history
 * and on no screen that is shown around.
 * @returns undefined until the address was read; empty when it has no token
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = window.location.hash.slice(1);
    setToken((before) => before || found);
    const { pathname, search } = window.location;
    if (found) window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
