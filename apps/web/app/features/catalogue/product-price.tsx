import type { Product } from '@namma/contract/catalogue/schemas';
import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import * as words from '#words/catalogue';
import { Price, WasPrice } from '../../ui/price';

/** From this discount on, cards show it in the signal colour. */
const MUCH_PERCENT = 20;

/** The price after discount (D9), and the list price when it is higher. */
export function ProductPrice({ product, isLarge = false }: { product: Product; isLarge?: boolean }) {
  const { price, discount } = product;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <Price className={isLarge ? 'heading text-2xl' : 'text-base font-bold'}>
        {formatRupees(displayedPriceRupees(price, discount))}
      </Price>
      {discount > 0 && (
        <span className={`flex flex-wrap gap-x-2 ${isLarge ? 'text-sm' : 'text-xs'}`}>
          <WasPrice>{`${isLarge ? `${words.mrp} ` : ''}${formatRupees(price)}`}</WasPrice>
          <span
            className={`figures font-semibold whitespace-nowrap ${isLarge || discount >= MUCH_PERCENT ? 'text-(--alert)' : 'text-(--soft)'}`}
          >
            {words.percentOff(discount)}
          </span>
        </span>
      )}
    </span>
  );
}
