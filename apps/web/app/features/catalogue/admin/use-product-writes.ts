import type { StepReply } from '@namma/contract/admin/schemas';
import type { Product } from '@namma/contract/catalogue/schemas';
import * as paths from '@namma/contract/paths';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useState } from 'react';
import { useDeferredRefresh } from '../../../admin/writes/use-deferred-refresh';
import { useUndo } from '../../../admin/writes/use-undo';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { toast } from '../../../ui/toast';
import { appendPage, clearPages, type ProductPages, type ReadPage } from '../product-pages';

interface Options {
  /** A different address is a different grid. */
  address: string;
  pages: ProductPages;
  setPages: Dispatch<SetStateAction<ProductPages>>;
  readPage: ReadPage;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A product that was just deleted. Its card stays, so that a second press cannot hit another product. */
interface Deleted {
  undo?: (() => void) | undefined;
}

/** Cached answers and lists that were left may contain the old product. */
export function invalidateProducts(): void {
  invalidate('product/', 'admin/');
  clearPages();
}

/** Updates the grid after writes to its products, and keeps the scroll position. */
export function useProductWrites({ address, pages, setPages, readPage, heading }: Options) {
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const [isDeleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState<ReadonlyMap<number, Deleted>>(new Map());
  const removeDeletedSoon = useDeferredRefresh(
    address,
    () => isDeleting,
    () => void removeDeleted(),
  );

  const replace = (changed: Product) =>
    setPages((shown) => ({
      ...shown,
      products: shown.products.map((each) => (each.productId === changed.productId ? changed : each)),
    }));

  /** After a change of the stock, which decides whether the product is available. */
  const readAgain = (productId: number) =>
    void api('product/get', { query: { id: productId } }).then(replace, fail);

  const drop = (productId: number) =>
    setPages((shown) => ({ ...shown, products: without(shown, productId) }));

  const putFirst = useCallback(
    (added: Product) =>
      setPages((shown) => ({ ...shown, products: [added, ...without(shown, added.productId)] })),
    [setPages],
  );

  /** Call it after a form was saved: shows the new version and offers to undo the change. */
  function saved(product: Product, { status, activityId }: StepReply): void {
    invalidateProducts();
    replace(product);
    if (activityId === undefined) return void toast.success(status);
    offerUndo(status, activityId, {
      onUndone: () => {
        invalidateProducts();
        readAgain(product.productId);
      },
    });
  }

  async function remove(product: Product): Promise<void> {
    const { productId } = product;
    const index = pages.products.findIndex((each) => each.productId === productId);
    setDeleting(true);
    try {
      const { status, activityId } = await api('product/delete', { query: { id: productId } });
      if (activityId === undefined) return;
      const undo = offerUndo(status, activityId, {
        onUndone: () => {
          invalidateProducts();
          unmark(productId);
          // If it was removed already, it returns to its place.
          setPages((shown) => {
            const others = without(shown, productId);
            return { ...shown, products: [...others.slice(0, index), product, ...others.slice(index)] };
          });
        },
        onRefused: () => mark(productId, {}),
      });
      mark(productId, { undo });
    } catch (error) {
      fail(error);
      // Another admin has deleted it already.
      if (!(error instanceof ApiError && error.status === 404)) return;
      mark(productId, {});
    } finally {
      setDeleting(false);
    }
    invalidateProducts();
    removeDeletedSoon();
  }

  const mark = (productId: number, each: Deleted) =>
    setDeleted((shown) => new Map([...shown, [productId, each]]));
  const unmark = (productId: number) =>
    setDeleted((shown) => new Map([...shown].filter(([id]) => id !== productId)));

  /** Removes deleted products from the grid and reads its last page again, because products have moved up into it. */
  async function removeDeleted(): Promise<void> {
    if (deleted.size === 0) return;
    const hadFocus = document.activeElement?.matches('[data-undo]');
    setPages((shown) => ({
      ...shown,
      products: shown.products.filter(({ productId }) => !deleted.has(productId)),
    }));
    setDeleted(new Map());
    if (hadFocus) heading.current?.focus({ preventScroll: true });
    const movedUp = await readPage(pages.page).catch(() => undefined);
    if (movedUp) setPages((shown) => ({ ...appendPage(shown, movedUp), page: shown.page }));
  }

  return { deleted, remove, saved, readAgain, drop, putFirst };
}

const without = ({ products }: ProductPages, productId: number): Product[] =>
  products.filter((each) => each.productId !== productId);
