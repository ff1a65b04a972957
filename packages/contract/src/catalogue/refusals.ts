import { messages } from '../messages.ts';

export interface StockLeft {
  name: string;
  left: number;
}

/** Lists the stock left of products that an order exceeds. */
function listStockLeft(products: readonly StockLeft[]): string {
  const soldOut = products.filter(({ left }) => left === 0).map(({ name }) => name);
  const few = products.filter(({ left }) => left > 0).map(({ name, left }) => `${name}: only ${left} left.`);
  return [...(soldOut.length > 0 ? [`${soldOut.join(', ')}: ${messages.outOfStock}.`] : []), ...few].join(
    ' ',
  );
}

/** Refusal texts; see `refusals`. */
export const productRefusals = {
  noSuchProduct: { status: 404, message: () => 'This product is not in our shop.' },
  soldOut: { status: 409, message: (name: string) => `${name}: ${messages.outOfStock}` },
  tooFewLeft: { status: 409, message: (products: StockLeft[]) => listStockLeft(products) },
} as const;

/** Refusals that only staff receive. */
export const productStaffRefusals = {
  productChanged: {
    status: 409,
    message: () => 'Someone else has changed this product. Compare both versions.',
  },
} as const;
