import type { Product } from '@namma/contract/catalogue/schemas';
import { Plus } from 'lucide-react';
import * as words from '#words/catalogue';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useAdding } from './use-buying';

/** Adds one piece to the cart from a card, at the corner of its picture. */
export function QuickAdd({ product }: { product: Product }) {
  const { addToCart, isBusy } = useAdding(product.productId);
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={words.addNamed(product.name)}
      aria-busy={isBusy}
      disabled={!isHydrated}
      onClick={() => void addToCart(1)}
      className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-ink text-paper transition-colors hover:bg-lime hover:text-ink noscript:hidden"
    >
      <Plus aria-hidden="true" size={20} />
    </button>
  );
}
