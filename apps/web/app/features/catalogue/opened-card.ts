import type { Product } from '@namma/contract/catalogue/schemas';

let opened: Product | undefined;

/** Call it when a card is clicked: its product is shown at once, while the rest of the page is read (D25). */
export const rememberCard = (product: Product): void => {
  opened = product;
};

/** The product of the card that was clicked last. Answers once, because later it may be outdated. */
export function consumeCard(productId: number): Product | undefined {
  const card = opened?.productId === productId ? opened : undefined;
  opened = undefined;
  return card;
}
