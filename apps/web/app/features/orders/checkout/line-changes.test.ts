import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../testing/samples';
import type { CheckoutLine } from './checkout-sum';
import { describeChanges } from './line-changes';

const line = (changes: Parameters<typeof sampleProduct>[0] = {}, quantity = 1): CheckoutLine => ({
  quantity,
  product: sampleProduct({ name: 'Oats', price: 300, discount: 0, ...changes }),
});

describe('what changed in a cart in another window', () => {
  it('is nothing when nothing changed', () => {
    expect(describeChanges([line()], [line({ rating: 1, buyCounts: 99 })])).toEqual([]);
  });

  it.each([
    ['a price', [line()], [line({ price: 320 })], 'Oats now costs ₹320 (was ₹300).'],
    ['a discount', [line()], [line({ discount: 10 })], 'Oats now costs ₹270 (was ₹300).'],
    ['a quantity', [line()], [line({}, 3)], 'Oats: quantity changed to 3.'],
    ['a new line', [], [line()], 'Oats was added.'],
    ['a removed line', [line()], [], 'Oats was removed.'],
    ['the last piece sold', [line()], [line({ available: 0 })], 'Oats is now out of stock.'],
    ['new stock', [line({ available: 0 })], [line()], 'Oats is back in stock.'],
  ])('is described in a sentence: %s', (_what, before, after, sentence) => {
    expect(describeChanges(before, after)).toEqual([sentence]);
  });

  it('is a count when many lines changed', () => {
    const before = [1, 2, 3, 4, 5].map((productId) => line({ productId, name: `Product ${productId}` }));

    expect(describeChanges(before, [])).toEqual([
      'Product 1 was removed.',
      'Product 2 was removed.',
      '3 more changes.',
    ]);
  });
});
