import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Announces the title of the next screen to screen readers, which do not notice a navigation without a page load. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // The title of the document changes in the same commit as the screen.
    const frame = requestAnimationFrame(() => {
      if (region.current) region.current.textContent = document.title;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return <p ref={region} aria-live="polite" className="sr-only" />;
}
