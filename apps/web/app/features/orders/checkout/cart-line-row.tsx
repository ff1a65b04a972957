import { QUANTITY_MIN, QUANTITY_TECHNICAL_MAX } from '@namma/contract/cart/rules';
import type { CartLine } from '@namma/contract/cart/schemas';
import { messages } from '@namma/contract/messages';
import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import { productPath } from '@namma/contract/paths';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/checkout';
import { Button } from '../../../ui/button';
import { Price, WasPrice } from '../../../ui/price';
import { QuantityField } from '../../../ui/quantity-field';
import { Thumbnail } from '../../../ui/thumbnail';
import { isAvailable, tooFewLeft } from './checkout-sum';
import { OutOfStock } from './out-of-stock';

interface CartLineRowProps {
  line: CartLine;
  isLeaving: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ line, isLeaving, onQuantity, onRemove }: CartLineRowProps) {
  const { product, quantity, cartId } = line;
  const price = displayedPriceRupees(product.price, product.discount);
  return (
    <li
      aria-busy={isLeaving || undefined}
      className={`grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 border-b border-(--line) py-5 transition-opacity ${isLeaving ? 'opacity-50' : ''}`}
    >
      <Thumbnail
        src={product.image}
        className={`row-span-2 size-thumb sm:size-28 ${isAvailable(line) ? '' : 'grayscale'}`}
      />
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <Link
            id={lineId(cartId)}
            to={productPath(product.productId)}
            className="leading-snug font-semibold underline-offset-4 hover:underline"
          >
            {product.name}
          </Link>
          <p className="flex flex-wrap gap-x-2 text-sm">
            <Price>{formatRupees(price)}</Price>
            {product.discount > 0 && <WasPrice>{formatRupees(product.price)}</WasPrice>}
          </p>
        </div>
        {isAvailable(line) && (
          <Price className="hidden text-lg font-semibold sm:block">{formatRupees(price * quantity)}</Price>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1">
        {isAvailable(line) ? (
          <QuantityField
            name={product.name}
            quantity={quantity}
            min={QUANTITY_MIN}
            max={QUANTITY_TECHNICAL_MAX}
            boundsMessage={messages.quantityBounds}
            onChange={onQuantity}
          />
        ) : (
          <OutOfStock />
        )}
        {line.left !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold text-(--alert)">
            <span>{words.onlyLeft(line.left)}</span>
            {tooFewLeft(line) !== undefined && (
              <Button look="outline" onClick={() => onQuantity(line.left ?? QUANTITY_MIN)}>
                {words.takeThese(line.left)}
              </Button>
            )}
          </p>
        )}
        {/* Together on the next line when a long note leaves them no place. */}
        <div className="ml-auto flex items-center gap-x-4">
          {isAvailable(line) && (
            <Price className="font-semibold sm:hidden">{formatRupees(price * quantity)}</Price>
          )}
          <button
            type="button"
            aria-label={words.removeProduct(product.name)}
            aria-disabled={isLeaving || undefined}
            onClick={() => !isLeaving && onRemove()}
            className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold underline-offset-4 hover:underline"
          >
            <Trash2 aria-hidden="true" size={18} />
            <span className="max-sm:sr-only">{words.remove}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

/** Gets the focus when the line before it is removed. */
export const lineId = (cartId: number): string => `cart-line-${cartId}`;
