import type { Product } from '@namma/contract/catalogue/schemas';
import { Boxes, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { ProductCard } from '../product-card';

const SIZES = '(min-width: 80rem) 18vw, (min-width: 48rem) 28vw, 46vw';
const small = buttonClass('quiet', 'border border-(--line) px-3! max-sm:px-2! hover:border-ink');

interface AdminProductCardProps {
  product: Product;
  isFirst: boolean;
  /** Set for a moment after the product was deleted: the card stays, and `undo` restores the product. */
  deleted: { undo?: (() => void) | undefined } | undefined;
  onDelete: () => Promise<void>;
  onStock: () => void;
}

/** The store's card. A click goes to '#' with the product in the state (SPEC section 2), which opens it for editing. */
export function AdminProductCard({ product, isFirst, deleted, onDelete, onStock }: AdminProductCardProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The router drops a bare '#', so the link itself has it.
  const open = () => void navigate(search, { state: { product }, preventScrollReset: true });
  const { name } = product;
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-3">
      <div inert={deleted !== undefined} className={`grid ${deleted ? 'opacity-45' : ''}`}>
        <ProductCard
          product={product}
          sizes={SIZES}
          isFirst={isFirst}
          onOpen={open}
          badge={<Badge isAvailable={product.available === 1} />}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {/* One button for both actions, so that it keeps its place and the focus. */}
        <button
          ref={mainButton}
          type="button"
          aria-label={`${deleted ? 'Undo: delete' : 'Edit'} ${name}`}
          aria-disabled={deleted && !deleted.undo}
          className={`${small} grow`}
          data-undo={deleted && true}
          onClick={() => (deleted ? deleted.undo?.() : open())}
        >
          {/* On a phone the three buttons of a card have just enough room in one row without it. */}
          {deleted ? (
            <Undo2 aria-hidden="true" size={16} className="max-sm:hidden" />
          ) : (
            <Pencil aria-hidden="true" size={16} className="max-sm:hidden" />
          )}
          <span>{deleted ? 'Undo' : 'Edit'}</span>
        </button>
        <button
          type="button"
          aria-label={`Stock of ${name}`}
          className={`${small} min-w-11 shrink-0 ${deleted ? 'invisible' : ''}`}
          onClick={onStock}
        >
          <Boxes aria-hidden="true" size={16} />
        </button>
        <ConfirmButton
          aria-label={`Delete ${name}`}
          className={`${small} min-w-11 shrink-0 ${deleted ? 'invisible' : ''}`}
          title="Delete this product?"
          description={`${name} is removed from the store right away. Existing orders still show it.`}
          confirmLabel="Delete"
          focusAfter={mainButton}
          onConfirm={onDelete}
        >
          <Trash2 aria-hidden="true" size={16} />
        </ConfirmButton>
      </div>
    </div>
  );
}

function Badge({ isAvailable }: { isAvailable: boolean }) {
  const look = isAvailable ? 'bg-paper-raised text-ink' : 'bg-ink text-paper';
  return (
    <span
      className={`absolute top-2 left-2 flex items-center gap-2 rounded-full px-3 py-1 text-xs font-semibold ${look}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isAvailable ? 'bg-good' : 'bg-signal-bright'}`}
      />
      <span>{isAvailable ? 'Available' : 'Unavailable'}</span>
    </span>
  );
}
