import { forget } from './read-cache';

/** Its value says nothing; that it changes tells the other tabs. */
const CHANGE_KEY = 'cart-changed';
const listeners = new Set<() => void>();

/** After a write to the cart or the addresses: what was read of them is dropped, here and in the other tabs. */
export function announceCartChange(): void {
  forget('cart/');
  for (const listener of listeners) listener();
  try {
    window.localStorage.setItem(CHANGE_KEY, `${Date.now()} ${Math.random()}`);
  } catch {
    // Without storage there is no session either.
  }
}

/**
 * Calls when another tab of this browser has changed the cart or the addresses. Not by BroadcastChannel, which keeps pages
 * out of the browser's own cache for Back.
 * @returns what ends it
 */
export function whenCartChangesElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CHANGE_KEY) return;
    forget('cart/');
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls when the cart or the addresses have changed, in this tab or in another. */
export function whenCartChanges(listener: () => void): () => void {
  listeners.add(listener);
  const endElsewhere = whenCartChangesElsewhere(listener);
  return () => {
    listeners.delete(listener);
    endElsewhere();
  };
}
