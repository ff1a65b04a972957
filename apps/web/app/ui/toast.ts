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
  /** By the clock of `performance`. */
  shownAt: number;
}

const MAX_TOASTS = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
/** A text that is no longer true once something has succeeded. */
let untilSuccess: string | undefined;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** True if the toast has a button that does something, which nothing but its time takes away. */
const isUndo = ({ action }: Toast): boolean => action !== undefined && 'onPress' in action;

function show(kind: Toast['kind'], text: string, action?: ToastAction, note?: string): number {
  lastId += 1;
  // A message replaces an earlier one of the same text, and a success what said that nothing reaches the server, unless
  // they have a button of their own.
  const isPast = (toast: Toast) => toast.text === text || (kind === 'success' && toast.text === untilSuccess);
  const others = toasts.filter((toast) => isUndo(toast) || !isPast(toast));
  set([...others, { id: lastId, kind, text, action, note, shownAt: performance.now() }].slice(-MAX_TOASTS));
  return lastId;
}

/** Shows a short message from anywhere; the toaster announces it to screen readers. Returns the toast's id. */
export const toast = {
  success: (text: string, action?: ToastAction, note?: string) => show('success', text, action, note),
  error: (text: string, action?: ToastAction) => show('error', text, action),
};

/** Lets each success dismiss the toasts with this text: the one that says that there is no network. */
export const dismissAtSuccess = (text: string): void => {
  untilSuccess = text;
};

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Dismisses what was shown before this time, by the clock of `performance`: it spoke of a screen that is gone. */
export const dismissOlder = (time: number): void =>
  set(toasts.filter((toast) => isUndo(toast) || toast.shownAt >= time));

export const getToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts,
    () => none,
  );
