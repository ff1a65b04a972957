import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Content below the first viewport of a screen. After a press it is rendered once the rest is painted; it is complete at
 * once in the server's HTML, and after Back, which restores the scroll position.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isReturn = useNavigationType() === 'POP';
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(isReturn || !isHydrated);
  useEffect(() => {
    if (isShown) return;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return isShown ? children : null;
}
