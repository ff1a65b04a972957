import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import * as words from '#words/checkout';
import { type CheckoutLine, isAvailable } from './checkout-sum';

const MAX_NAMED = 2;

const priceOf = ({ product }: CheckoutLine): number => displayedPriceRupees(product.price, product.discount);

/** The differences between two reads of a checkout, as sentences. `before` is on the screen. */
export function describeChanges(before: readonly CheckoutLine[], after: readonly CheckoutLine[]): string[] {
  const idOf = ({ product }: CheckoutLine) => product.productId;
  const was = new Map(before.map((line) => [idOf(line), line]));
  const is = new Set(after.map(idOf));
  const sentences = [
    ...after.flatMap((line) => describeChange(was.get(idOf(line)), line)),
    ...before.filter((line) => !is.has(idOf(line))).map(({ product }) => words.wasRemoved(product.name)),
  ];
  const more = sentences.length - MAX_NAMED;
  if (more <= 1) return sentences;
  return [...sentences.slice(0, MAX_NAMED), words.moreChanges(more)];
}

function describeChange(before: CheckoutLine | undefined, after: CheckoutLine): string[] {
  const { name } = after.product;
  if (!before) return [words.wasAdded(name)];
  if (isAvailable(before) && !isAvailable(after)) return [words.isOutOfStock(name)];
  if (!isAvailable(before) && isAvailable(after)) return [words.canBeOrderedAgain(name)];
  const sentences: string[] = [];
  const [oldPrice, newPrice] = [priceOf(before), priceOf(after)];
  if (oldPrice !== newPrice)
    sentences.push(words.nowCosts(name, formatRupees(newPrice), formatRupees(oldPrice)));
  if (before.quantity !== after.quantity) sentences.push(words.quantityIsNow(name, after.quantity));
  return sentences;
}
