import { invalidate } from '../lib/loading/read-cache';
import { storage } from '../lib/session/storage';

/** Other tabs listen for a change of this key. Its value has no meaning. */
const CHANGE_KEY = 'cart-changed';
const listeners = new Set<() => void>();

/** Call it after a write to the cart or the addresses: drops the cached answers, here and in the other tabs. */
export function announceCartChange(): void {
  invalidate('cart/');
  for (const listener of listeners) listener();
  storage.write(CHANGE_KEY, `${Date.now()} ${Math.random()}`);
}

/**
 * Calls `listener` when another tab of this browser has changed the cart or the addresses. It does not use
 * BroadcastChannel, which keeps pages out of the browser's back/forward cache.
 * @returns stops listening
 */
export function whenCartChangesElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CHANGE_KEY) return;
    invalidate('cart/');
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls `listener` when the cart or the addresses have changed, in this tab or in another. */
export function whenCartChanges(listener: () => void): () => void {
  listeners.add(listener);
  const endElsewhere = whenCartChangesElsewhere(listener);
  return () => {
    listeners.delete(listener);
    endElsewhere();
  };
}
