import { formatPaise } from '@namma/contract/money';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import { QuantityField } from '../../../ui/quantity-field';
import { Thumbnail } from '../../../ui/thumbnail';
import { QUANTITY_MOST, type SaleState } from './use-sale';

/** Lines of the sale, newest first. */
export function SaleLines({ sale }: { sale: SaleState }) {
  return (
    <ul aria-label="Goods" className="grid grid-cols-1 content-start">
      {[...sale.lines].reverse().map(({ product, quantity }) => (
        <li
          key={product.productId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-(--line) py-3 first:pt-0"
        >
          <Thumbnail src={product.image} className="size-14" />
          <span className="grid min-w-0 flex-1 basis-40 gap-0.5 wrap-anywhere">
            <span className="font-semibold">{product.name}</span>
            <span translate="no" className="figures text-sm text-(--soft)">
              {formatPaise(sale.priceOf(product))}
            </span>
          </span>
          <QuantityField
            name={product.name}
            quantity={quantity}
            min={1}
            max={QUANTITY_MOST}
            boundsMessage={`1 to ${QUANTITY_MOST}`}
            onChange={(next) => sale.setQuantity(product.productId, next)}
            disabled={sale.isBusy}
          />
          <b translate="no" className="figures ml-auto min-w-24 text-right">
            {formatPaise(sale.priceOf(product) * quantity)}
          </b>
          <IconButton aria-label={`Remove ${product.name}`} onClick={() => sale.remove(product.productId)}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
