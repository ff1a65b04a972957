import type { Product } from '@namma/contract/catalogue/schemas';
import { checkoutTotalRupees, goodsTotalRupees } from '@namma/contract/money';

/** One product of a checkout, from the cart or from a Buy button. */
export interface CheckoutLine {
  quantity: number;
  product: Product;
}

/** Stock left, if less than the quantity of the line. */
export const tooFewLeft = ({
  quantity,
  left,
}: {
  quantity: number;
  left: number | null;
}): number | undefined => (left !== null && left < quantity ? left : undefined);

export const isAvailable = ({ product }: CheckoutLine): boolean => product.available === 1;

const toPriced = ({ quantity, product }: CheckoutLine) => ({
  quantity,
  price: product.price,
  discount: product.discount,
});

/** The sum of a checkout in rupees. Products that are out of stock do not count. */
export function sumUp(lines: readonly CheckoutLine[]) {
  const sold = lines.filter(isAvailable);
  const priced = sold.map(toPriced);
  return {
    pieces: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: goodsTotalRupees(priced),
    total: checkoutTotalRupees(priced),
  };
}
