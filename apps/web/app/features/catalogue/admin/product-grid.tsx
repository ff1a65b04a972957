import type { Product } from '@namma/contract/catalogue/schemas';
import { messages } from '@namma/contract/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { hasMore, type ProductPages, type ReadPage } from '../product-pages';
import { useFocusInView, useNearEnd } from '../use-near-end';
import { useProductPages } from '../use-product-pages';
import { AdminProductCard } from './admin-product-card';
import type { StockedProduct } from './stock-dialog';
import { useProductWrites } from './use-product-writes';

/** The cards that a laptop shows without scrolling. */
const FIRST_CARDS = 5;

const loadStock = async () => (await import('./stock-dialog')).StockDialog;
const loadEditor = async () => (await import('./edit-product-dialog')).EditProductDialog;

interface ProductGridProps {
  first: ProductPages;
  /** A product that was added while the list was open: shown first, although it has sold nothing yet. */
  added: Product | undefined;
  address: string;
  readPage: ReadPage;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A grid of products that grows on scrolling. Each card has its product's actions. */
export function ProductGrid({ first, added, address, readPage, heading }: ProductGridProps) {
  const isReturn = useNavigationType() === 'POP';
  const { pages, setPages, isLoading, failure, loadMore } = useProductPages({
    first,
    readPage,
    address,
    isReturn,
  });
  const list = useRef<HTMLUListElement>(null);
  useNearEnd(list, hasMore(pages) && !isLoading && !failure, loadMore);
  useFocusInView(list, pages.page);
  const { deleted, remove, saved, readAgain, drop, putFirst } = useProductWrites({
    address,
    pages,
    setPages,
    readPage,
    heading,
  });
  useEffect(() => {
    if (added) putFirst(added);
  }, [added, putFirst]);
  const { editing, stopEditing } = useEdited(pages);
  const { loaded: Editor, ensureLoaded } = useLazy(loadEditor);
  const [stocked, setStocked] = useState<StockedProduct>();
  const { loaded: StockDialog, ensureLoaded: ensureStockLoaded } = useLazy(loadStock);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each product, also if the code did not load before
  useEffect(() => {
    if (editing) void ensureLoaded();
  }, [editing]);

  return (
    <div aria-busy={isLoading}>
      <ul ref={list} className="pack-grid gap-x-4 gap-y-10 md:gap-x-6">
        {pages.products.map((product, index) => (
          <li key={product.productId} className="min-w-0">
            <AdminProductCard
              product={product}
              isFirst={index < FIRST_CARDS}
              deleted={deleted.get(product.productId)}
              onDelete={() => remove(product)}
              onStock={async () => {
                if (await ensureStockLoaded()) setStocked(product);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-10 grid min-h-24 place-items-center border-t border-(--line) pt-6 text-sm">
        {isLoading && <Spinner />}
        {failure && (
          <div role="alert" className="grid justify-items-center gap-4 text-center">
            <p>{failure}</p>
            <Button look="outline" onClick={() => void loadMore()}>
              Try again
            </Button>
          </div>
        )}
        {!hasMore(pages) && <p className="text-(--soft)">{messages.noMoreData}</p>}
      </div>
      {Editor && (
        <Editor
          product={editing}
          onClose={stopEditing}
          onSaved={(product, reply) => {
            saved(product, reply);
            stopEditing();
          }}
          onGone={(productId) => {
            drop(productId);
            stopEditing();
          }}
        />
      )}
      {StockDialog && (
        <StockDialog product={stocked} onClose={() => setStocked(undefined)} onChanged={readAgain} />
      )}
    </div>
  );
}

/** The product in the navigation state, in the list's version, which may be newer. */
function useEdited({ products }: ProductPages) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [closedKey, setClosedKey] = useState<string>();
  const { key } = useLocation();
  const given: Product | undefined = key === closedKey ? undefined : state?.product;
  return {
    editing: given && (products.find(({ productId }) => productId === given.productId) ?? given),
    stopEditing: () => {
      // Closed at once; the address follows.
      setClosedKey(key);
      void navigate(`${search}#`, { replace: true, state: null, preventScrollReset: true });
    },
  };
}
