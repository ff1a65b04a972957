import type { ProductPage } from '@namma/contract/catalogue/schemas';
import { messages } from '@namma/contract/messages';
import { useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import * as words from '#words/catalogue';
import * as storeWords from '#words/store';
import { Button, buttonClass } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { ProductCard } from './product-card';
import { hasMore, type ProductPages, type ReadPage } from './product-pages';
import { useFocusInView, useNearEnd } from './use-near-end';
import { useProductPages } from './use-product-pages';

/** The widths of a card in the grid, for `sizes`. */
export const PRODUCT_SIZES =
  '(min-width: 80rem) 20vw, (min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 46vw';
/** The rows that a phone and a laptop show without scrolling. */
const FIRST_ROWS = 4;

interface ProductListProps {
  first: ProductPages;
  address: string;
  readPage: ReadPage;
  /** Reads several pages in one request. */
  readBlock: (block: number) => Promise<ProductPage>;
  /** The address of a page, for readers without JavaScript. */
  pagePath: (page: number) => string;
}

/** The grid of a listing, which grows on scrolling (SPEC sections 2 and 9). */
export function ProductList({ first, address, readPage, readBlock, pagePath }: ProductListProps) {
  const isReturn = useNavigationType() === 'POP';
  const { pages, isLoading, failure, loadMore } = useProductPages({
    first,
    readPage,
    address,
    isReturn,
    readBlock,
  });
  const list = useRef<HTMLUListElement>(null);
  useNearEnd(list, hasMore(pages) && !isLoading && !failure, loadMore);
  useFocusInView(list, pages.page);

  return (
    <div aria-busy={isLoading}>
      <ul ref={list} className="pack-grid gap-x-4 gap-y-10 md:gap-x-6">
        {pages.products.map((product, i) => (
          <li key={product.productId}>
            <ProductCard product={product} sizes={PRODUCT_SIZES} isFirst={i < FIRST_ROWS} isMorphing />
          </li>
        ))}
      </ul>
      <div className="mt-12 grid min-h-24 place-items-center border-t border-(--line) pt-6 text-sm">
        {isLoading && <Spinner />}
        {failure && (
          <div role="alert" className="grid justify-items-center gap-4 py-4 text-center">
            <p>{failure}</p>
            <Button look="outline" onClick={loadMore}>
              {storeWords.tryAgain}
            </Button>
          </div>
        )}
        {!hasMore(pages) && <p className="text-(--soft)">{messages.noMoreData}</p>}
        {hasMore(pages) && !isLoading && !failure && (
          <Link
            to={pagePath(pages.page + 1)}
            className={buttonClass('outline')}
            onClick={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            {words.nextPage}
          </Link>
        )}
      </div>
    </div>
  );
}
