import { formatPaise } from '@namma/contract/money';
import type { SoldProduct } from '@namma/contract/sales/schemas';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { Thumbnail } from '../../../ui/thumbnail';
import type { SaleChoice } from './use-sale';

interface SaleChoicesProps {
  choice: SaleChoice;
  onChoose: (product: SoldProduct) => void;
  onCancel: () => void;
}

/** The products that match a name, or the choices for an unknown barcode. The arrow keys move between them. */
export function SaleChoices({ choice: { products, untied }, onChoose, onCancel }: SaleChoicesProps) {
  const first = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: selects the first one when the products change
  useLayoutEffect(() => first.current?.focus(), [products]);
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  }
  return (
    <section aria-labelledby="products" className="grid grid-cols-1 gap-4">
      {untied !== undefined && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 border-l-4 border-signal bg-signal-wash p-4"
        >
          <p className="min-w-0 wrap-anywhere">
            <span>No product has the barcode </span>
            <b translate="no" className="figures">
              {untied}
            </b>
            <span>
              {products.length === 0
                ? '. Enter the product name to add the barcode to it.'
                : '. Choose a product to add it to:'}
            </span>
          </p>
          <Button look="outline" onClick={onCancel}>
            Leave it
          </Button>
        </div>
      )}
      {products.length > 0 && (
        <>
          <h3 id="products" className="heading text-xl">
            {products.length === 1
              ? '1 product found. Choose it.'
              : `${products.length} products found. Choose one.`}
          </h3>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2" onKeyDown={onKeyDown}>
            {products.map((product, index) => (
              <li key={product.productId}>
                <button
                  type="button"
                  ref={index === 0 ? first : undefined}
                  onClick={() => onChoose(product)}
                  className="flex min-h-20 w-full items-center gap-4 rounded-md border-2 border-(--edge) bg-paper-raised p-3 text-left transition-colors wrap-anywhere hover:border-ink"
                >
                  <Thumbnail src={product.image} className="size-14" />
                  <span className="grid min-w-0 gap-0.5">
                    <span className="leading-tight font-semibold">{product.name}</span>
                    <span className="figures text-sm text-(--soft)">
                      {`${formatPaise(product.pricePaise)}, ${sayLeft(product)}`}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function sayLeft({ left, isOffered }: SoldProduct): string {
  if (!isOffered) return 'not offered';
  if (left === null) return 'not counted';
  return left === 0 ? 'none left' : `${left} left`;
}
