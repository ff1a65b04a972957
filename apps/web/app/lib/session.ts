import type { Role } from '@namma/contract/business';
import { useSyncExternalStore } from 'react';

/** The session token, in local storage under the key SPEC section 4 names. */
const TOKEN_KEY = 'token';
/** Whose token it is, so that what was interrupted by a 401 is only given back to the same person. */
const EMAIL_KEY = 'signedInAs';
/** Whether the site offers a way to the admin side. Shown only: the server looks at the account itself. */
const ROLE_KEY = 'role';
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

/** Undefined on the server and for guests; also where the browser forbids storage. */
export function getToken(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return window.localStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The email of who signed in; undefined for guests. */
export function getSignedInAs(): string | undefined {
  return getToken() && (window.localStorage.getItem(EMAIL_KEY) ?? undefined);
}

export function startSession(token: string, email: string, role?: Role): void {
  // First, so that other tabs have it when the new token tells them to look.
  if (role === 'ADMIN') rememberAdmin();
  else window.localStorage.removeItem(ROLE_KEY);
  window.localStorage.setItem(TOKEN_KEY, token);
  window.localStorage.setItem(EMAIL_KEY, email);
  announce();
}

/** The one who is signed in is an admin: for sessions that began before this was kept. */
export const rememberAdmin = (): void => window.localStorage.setItem(ROLE_KEY, 'ADMIN');

const getIsAdmin = (): boolean =>
  getToken() !== undefined && window.localStorage.getItem(ROLE_KEY) === 'ADMIN';

/** False during the server's render and hydration: pages are the same for everyone until the browser knows better. */
export const useIsAdmin = (): boolean => useSyncExternalStore(whenSessionChanges, getIsAdmin, () => false);

/** Clears the token; whatever was read with it goes too (D27), see read-cache. */
export function endSession(): void {
  window.localStorage.removeItem(TOKEN_KEY);
  window.localStorage.removeItem(EMAIL_KEY);
  window.localStorage.removeItem(ROLE_KEY);
  announce();
}

/**
 * Calls when somebody signs in or out, in this tab or in another: signing out in one signs out all (D27). In the browser
 * only.
 * @returns what ends it
 */
export function whenSessionChanges(listener: () => void): () => void {
  // The browser sends `storage` to the other tabs only.
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The token as it changes, in this tab and in others. Undefined during the server's render and hydration. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(whenSessionChanges, getToken, () => undefined);
