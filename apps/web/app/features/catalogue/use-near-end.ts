import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { throttle } from './throttle';

/** SPEC section 9. */
const THROTTLE_MILLISECONDS = 150;
const TRIGGER_SHARE = 0.8;

/** What has the keyboard's focus, if it comes after the list. */
function focusedAfter(list: HTMLElement | null): Element | null {
  const focused = document.activeElement;
  if (!list || !focused?.matches(':focus-visible')) return null;
  return list.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? focused : null;
}

/**
 * Calls `onNearEnd` when this share of the page has been scrolled, while it is armed. Who has gone past the list by keyboard
 * wants what comes after it, so nothing is loaded then: each page would push that out of the window.
 */
export function useNearEnd(
  list: RefObject<HTMLElement | null>,
  isArmed: boolean,
  onNearEnd: () => void,
): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  // While there is more to come, the browser must not hold on to the footer when the list grows: on a phone it would keep the
  // reader at the end, where the next page loads at once.
  useEffect(() => {
    document.documentElement.style.overflowAnchor = 'none';
    return () => {
      document.documentElement.style.overflowAnchor = '';
    };
  }, []);
  useEffect(() => {
    if (!isArmed) return;
    const look = throttle(() => {
      if (focusedAfter(list.current)) return;
      const seen = window.scrollY + window.innerHeight;
      if (seen >= document.documentElement.scrollHeight * TRIGGER_SHARE) latest.current();
    }, THROTTLE_MILLISECONDS);
    // In a tall window, the end of a short list may be visible without scrolling.
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call);
    return () => {
      look.stop();
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [isArmed, list]);
}

/** Keeps what has the keyboard's focus after a list in the window when a page arrives that was already on its way. */
export function useFocusInView(list: RefObject<HTMLElement | null>, shownPages: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the list has grown
  useLayoutEffect(() => {
    focusedAfter(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [list, shownPages]);
}
