import type { ProductPage } from '@namma/contract/catalogue/schemas';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { consumePosition, MAX_PAGES, savePosition } from './list-position';
import { type ProductPages, readPagesAtOnce } from './product-pages';

interface Options {
  first: ProductPages;
  pages: ProductPages;
  setPages: (pages: ProductPages) => void;
  address: string;
  readBlock: ((block: number) => Promise<ProductPage>) | undefined;
  /** True if pages are being read; only one read runs at a time. */
  isRunning: RefObject<boolean>;
}

/** Events that show that the person scrolls. Then the position is theirs to choose. */
const scrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * After a reload, restores the list's length and its scroll position (D33).
 * @returns whether the pages are being read
 */
export function usePositionAfterReload({
  first,
  pages,
  setPages,
  address,
  readBlock,
  isRunning,
}: Options): boolean {
  const { key: historyKey } = useLocation();
  const [isReading, setReading] = useState(false);
  const top = useRef<number>(undefined);
  const { page } = pages;

  useEffect(() => {
    if (!readBlock) return;
    const onHide = () => savePosition({ address, historyKey, page, top: window.scrollY });
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [readBlock, address, historyKey, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded
  useEffect(() => {
    const position = readBlock && consumePosition({ address, historyKey });
    if (!readBlock || !position || position.page <= first.page) return;
    let isWanted = true;
    const cancel = () => {
      isWanted = false;
    };
    for (const name of scrollEvents) window.addEventListener(name, cancel, { passive: true });
    isRunning.current = true;
    setReading(true);
    readPagesAtOnce(first, Math.min(position.page, first.page + MAX_PAGES), readBlock)
      .then(
        (found) => {
          if (isWanted) top.current = position.top;
          setPages(found);
        },
        // The list starts at its top, and shows the failure when it is scrolled.
        () => {},
      )
      .finally(() => {
        isRunning.current = false;
        setReading(false);
        for (const name of scrollEvents) window.removeEventListener(name, cancel);
      });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the pages have been rendered
  useLayoutEffect(() => {
    if (top.current === undefined) return;
    window.scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [pages]);

  return isReading;
}
