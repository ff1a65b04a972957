import { displayedPriceRupees, formatRupees } from '@namma/contract/money';
import { type CheckoutLine, canBeHad } from './checkout-sum';

const MAX_NAMED = 2;

const priceOf = ({ product }: CheckoutLine): number => displayedPriceRupees(product.price, product.discount);

/** The differences between two readings of a checkout, in sentences. `before` is what the screen shows. */
export function describeChanges(before: readonly CheckoutLine[], after: readonly CheckoutLine[]): string[] {
  const idOf = ({ product }: CheckoutLine) => product.productId;
  const was = new Map(before.map((line) => [idOf(line), line]));
  const is = new Set(after.map(idOf));
  const sentences = [
    ...after.flatMap((line) => describeChange(was.get(idOf(line)), line)),
    ...before.filter((line) => !is.has(idOf(line))).map(({ product }) => `${product.name} was removed.`),
  ];
  const more = sentences.length - MAX_NAMED;
  if (more <= 1) return sentences;
  return [...sentences.slice(0, MAX_NAMED), `${more} more changes.`];
}

function describeChange(before: CheckoutLine | undefined, after: CheckoutLine): string[] {
  const { name } = after.product;
  if (!before) return [`${name} was added.`];
  if (canBeHad(before) && !canBeHad(after)) return [`${name} is out of stock now.`];
  if (!canBeHad(before) && canBeHad(after)) return [`${name} can be ordered again.`];
  const sentences: string[] = [];
  const [oldPrice, newPrice] = [priceOf(before), priceOf(after)];
  if (oldPrice !== newPrice)
    sentences.push(`${name} now costs ${formatRupees(newPrice)}, before ${formatRupees(oldPrice)}.`);
  if (before.quantity !== after.quantity) sentences.push(`${name}: the quantity is now ${after.quantity}.`);
  return sentences;
}
