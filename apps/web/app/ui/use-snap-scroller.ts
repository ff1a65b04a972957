import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const subscribeToMotion = (listener: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );

/**
 * Adds buttons to a row that scrolls sideways by itself (CSS scroll snap): swiping, wheel and keyboard work without it.
 * The direct children of the element are its items.
 */
export function useSnapScroller<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const isStill = usePrefersReducedMotion();
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const lefts = itemLefts(row);
      const away = lefts.map((left) => Math.abs(left - row.scrollLeft));
      const index = Math.max(0, away.indexOf(Math.min(...away)));
      // Widths can be fractions of a pixel.
      const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
      setPosition((last) =>
        last.index === index && last.isAtEnd === isAtEnd ? last : { index, isAtStart: index === 0, isAtEnd },
      );
    };
    // A smooth scroll stops wherever it is when an item gets the focus: once the browser has scrolled, it is brought into sight.
    const show = ({ target }: FocusEvent) =>
      // The browser gives the focus to elements.
      requestAnimationFrame(() => (target as Element).scrollIntoView({ block: 'nearest' }));
    look();
    row.addEventListener('focusin', show);
    row.addEventListener('scroll', look, { passive: true });
    const resizing = new ResizeObserver(look);
    resizing.observe(row);
    return () => {
      row.removeEventListener('focusin', show);
      row.removeEventListener('scroll', look);
      resizing.disconnect();
    };
  }, []);

  const goTo = useCallback(
    (index: number) => {
      const row = ref.current;
      const left = row && itemLefts(row)[index];
      if (left !== undefined) row?.scrollTo({ left: left ?? 0, behavior: isStill ? 'instant' : 'smooth' });
    },
    [isStill],
  );

  /** Scrolls by as many items as are visible at once. */
  const turn = useCallback(
    (direction: 1 | -1) => {
      const row = ref.current;
      if (!row) return;
      row.scrollBy({ left: direction * row.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
    },
    [isStill],
  );

  return { ref, ...position, goTo, turn };
}

const itemLefts = (row: HTMLElement): number[] => {
  const items = [...row.children].filter((child) => child instanceof HTMLElement);
  const first = items[0]?.offsetLeft ?? 0;
  return items.map((item) => item.offsetLeft - first);
};
