import { useEffect, useRef } from 'react';
import { throttle } from './throttle';

/** SPEC section 9. */
const THROTTLE_MILLISECONDS = 150;
const TRIGGER_SHARE = 0.8;

/** Calls `onNearEnd` when this share of the page has been scrolled, while it is armed. */
export function useNearEnd(isArmed: boolean, onNearEnd: () => void): void {
  const latest = useRef(onNearEnd);
  useEffect(() => {
    latest.current = onNearEnd;
  });
  useEffect(() => {
    if (!isArmed) return;
    const look = throttle(() => {
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
  }, [isArmed]);
}
