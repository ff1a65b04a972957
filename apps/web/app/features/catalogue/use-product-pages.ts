import type { ProductPage } from '@namma/contract/catalogue/schemas';
import { startTransition, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api/api-error';
import {
  findPages,
  hasMore,
  keepPages,
  type ProductPages,
  type ReadPage,
  readNextPage,
  readPagesAgain,
} from './product-pages';
import { usePositionAfterReload } from './use-position-after-reload';

interface Options {
  first: ProductPages;
  /** Reads one more page. A failure is shown, and the loaded pages stay (D32). */
  readPage: ReadPage;
  /** The address under which the list is kept for Back (D33). */
  address: string;
  isReturn: boolean;
  /** Reads many pages in one request; without it a reload starts the list again. */
  readBlock?: (block: number) => Promise<ProductPage>;
}

/**
 * The growing list behind infinite scrolling. Give the component the address as its `key`, so that late answers for
 * other filters are ignored.
 */
export function useProductPages({ first, readPage, address, isReturn, readBlock }: Options) {
  const [pages, setPages] = useState(() => (isReturn && findPages(address)) || first);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => keepPages(address, pages), [address, pages]);
  const isReadingAgain = usePositionAfterReload({ first, pages, setPages, address, readBlock, isRunning });

  // A restored list may be hours old, so it is shown at once and then read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes back to it
  useEffect(() => {
    if (pages === first || pages.page === first.page) return;
    readPagesAgain(first.page, pages.page, readPage).then(
      (now) => isShown.current && setPages((shown) => (shown.page > now.page ? shown : now)),
      // The loaded pages stay (D32).
      () => {},
    );
  }, []);

  async function loadMore() {
    if (isRunning.current || !hasMore(pages)) return;
    isRunning.current = true;
    setLoading(true);
    setFailure(undefined);
    try {
      const grown = await readNextPage(pages, first.page, readPage);
      // In slices: a page of cards at once would hold up the scrolling.
      if (isShown.current) startTransition(() => setPages(grown));
    } catch (error) {
      if (isShown.current) setFailure(sentenceOf(error));
    } finally {
      isRunning.current = false;
      if (isShown.current) setLoading(false);
    }
  }

  return { pages, setPages, isLoading: isLoading || isReadingAgain, failure, loadMore };
}
