import { useSyncExternalStore } from 'react';
import { forgetEverything } from './read-cache';

/** The session token, in local storage under the key SPEC section 4 names. */
const TOKEN_KEY = 'token';
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

export function startSession(token: string): void {
  forgetEverything();
  window.localStorage.setItem(TOKEN_KEY, token);
  announce();
}

/** Clears the token and every cached answer (D27). */
export function endSession(): void {
  forgetEverything();
  window.localStorage.removeItem(TOKEN_KEY);
  announce();
}

function subscribe(listener: () => void): () => void {
  // The browser sends `storage` to the other tabs only: signing out in one signs out all (D27).
  const onStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    forgetEverything();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The token as it changes, in this tab and in others. Undefined during the server's render and hydration. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, getToken, () => undefined);
