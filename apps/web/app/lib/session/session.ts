import { useSyncExternalStore } from 'react';
import { dropPageOnly, storage } from './storage';

/** The session token, in local storage under the key that SPEC section 4 names. */
export const TOKEN_KEY = 'token';
/** Owner of the token. Drafts are restored only to the same person. */
export const EMAIL_KEY = 'signedInAs';
/** True if the site shows links to the admin side. The server checks the account by itself. */
export const ROLE_KEY = 'role';
/** True if the member holds a membership, as this browser last read it: the header leads to the card then. */
export const CARD_KEY = 'holdsCard';
const listeners = new Set<() => void>();

/** Tells this tab that somebody has signed in or out, such as while the browser kept its page for Back and Forward. */
export const announceSession = () => {
  for (const listener of listeners) listener();
};

/** Undefined on the server and for guests. */
export const getToken = (): string | undefined => storage.read(TOKEN_KEY);

/** The email of the signed-in person; undefined for guests. */
export function getSignedInAs(): string | undefined {
  return getToken() && storage.read(EMAIL_KEY);
}

const getIsAdmin = (): boolean => getToken() !== undefined && storage.read(ROLE_KEY) === 'ADMIN';

/** False on the server and during hydration, because pages are rendered the same for everyone. */
export const useIsAdmin = (): boolean => useSyncExternalStore(whenSessionChanges, getIsAdmin, () => false);

/**
 * Calls `listener` when somebody signs in or out, in this tab or in another. Signing out in one tab signs out in all
 * (D27). In the browser only.
 * @returns stops listening
 */
export function whenSessionChanges(listener: () => void): () => void {
  // The browser sends `storage` only to the other tabs.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    dropPageOnly([TOKEN_KEY, EMAIL_KEY, ROLE_KEY, CARD_KEY]);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The current token, updated in all tabs. Undefined on the server and during hydration. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(whenSessionChanges, getToken, () => undefined);

const getHoldsCard = (): boolean => getToken() !== undefined && storage.read(CARD_KEY) !== undefined;

/** True if to lead to the member's card. False on the server and during hydration. */
export const useHoldsCard = (): boolean =>
  useSyncExternalStore(whenSessionChanges, getHoldsCard, () => false);
