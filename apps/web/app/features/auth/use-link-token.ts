import { useEffect, useState } from 'react';

const STATE_KEY = 'linkToken';
const readState = (): Record<string, unknown> => window.history.state ?? {};

/**
 * The token behind the # of this page's address. It is taken out of the address at once, so that it stays in no list of visited
 * addresses and on no screen that is shown around; a reload of this tab still has it.
 * @returns undefined until the address was read; empty when it has no token
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const found = hash.slice(1);
    // A reload keeps the state of this entry of the history.
    const kept = readState()[STATE_KEY];
    setToken((before) => before || found || (typeof kept === 'string' ? kept : ''));
    if (found) window.history.replaceState({ ...readState(), [STATE_KEY]: found }, '', pathname + search);
  }, []);
  return token;
}
