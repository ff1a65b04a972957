import type { Product, ProductPage } from '@namma/contract/schemas/catalogue';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { ADMIN_LOGIN_PATH } from '../../../lib/desk/admin-only';
import { forget } from '../../../lib/read-cache';
import { useFailure } from '../../../lib/use-failure';
import { toast } from '../../../ui/toast';
import { appendPage, forgetPages, type ProductPages } from '../product-pages';

interface Options {
  setPages: Dispatch<SetStateAction<ProductPages>>;
  readPage: (page: number) => Promise<ProductPage>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Every kept answer and every list that was left may show a product as it was. */
export function forgetProducts(): void {
  forget('product/', 'admin/');
  forgetPages();
}

/** Keeps the grid true to what was done to its products, without losing the place in it. */
export function useProductWrites({ setPages, readPage, heading }: Options) {
  const fail = useFailure(ADMIN_LOGIN_PATH);
  const [deletingId, setDeletingId] = useState<number>();

  const replace = (changed: Product) =>
    setPages((shown) => ({
      ...shown,
      products: shown.products.map((each) => (each.productId === changed.productId ? changed : each)),
    }));

  const drop = (productId: number) =>
    setPages((shown) => ({ ...shown, products: without(shown, productId) }));

  const putFirst = useCallback(
    (added: Product) =>
      setPages((shown) => ({ ...shown, products: [added, ...without(shown, added.productId)] })),
    [setPages],
  );

  /** @param lastPage the last page that is shown: what moved up into it would otherwise be passed over */
  async function remove({ productId }: Product, lastPage: number): Promise<void> {
    setDeletingId(productId);
    try {
      const { status } = await api('product/delete', { query: { id: productId } });
      toast.success(status);
    } catch (error) {
      fail(error);
      // Gone already: another admin was faster.
      if (!(error instanceof ApiError && error.status === 404)) return;
    } finally {
      setDeletingId(undefined);
    }
    forgetProducts();
    drop(productId);
    heading.current?.focus({ preventScroll: true });
    const movedUp = await readPage(lastPage).catch(() => undefined);
    if (movedUp) setPages((shown) => ({ ...appendPage(shown, movedUp), page: shown.page }));
  }

  return { deletingId, remove, replace, drop, putFirst };
}

const without = ({ products }: ProductPages, productId: number): Product[] =>
  products.filter((each) => each.productId !== productId);
