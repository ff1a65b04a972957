import { useSyncExternalStore } from 'react';

/** The action of a toast: a link or a button. */
export type ToastAction = { label: string; to: string } | { label: string; onPress: () => void };

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: ToastAction | undefined;
  /** A second sentence, for something to remember. */
  note?: string | undefined;
}

const MAX_TOASTS = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast['kind'], text: string, action?: ToastAction, note?: string): number {
  lastId += 1;
  // A message replaces an earlier one of the same text, unless each has its own button.
  const others = toasts.filter((toast) => toast.text !== text || (toast.action && 'onPress' in toast.action));
  set([...others, { id: lastId, kind, text, action, note }].slice(-MAX_TOASTS));
  return lastId;
}

/** Shows a short message from anywhere; the toaster announces it to screen readers. Returns the toast's id. */
export const toast = {
  success: (text: string, action?: ToastAction, note?: string) => show('success', text, action, note),
  error: (text: string, action?: ToastAction) => show('error', text, action),
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

const none: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
