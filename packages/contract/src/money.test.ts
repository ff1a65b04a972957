import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basisPointsToPercent,
  checkoutTotalRupees,
  displayedPriceRupees,
  formatRupees,
  goodsTotalRupees,
  paiseToRupees,
  percentToBasisPoints,
  rupeesToPaise,
} from './money.ts';

describe('the displayed price', () => {
  it.each([
    { price: 1000, discount: 0, shown: 1000 },
    { price: 1000, discount: 100, shown: 0 },
    { price: 0, discount: 50, shown: 0 },
    { price: 2499, discount: 22, shown: 1949 }, // 1949.22
    { price: 999, discount: 15, shown: 849 }, // 849.15
    { price: 449, discount: 10, shown: 404 }, // 404.1
    { price: 1, discount: 50, shown: 1 }, // 0.5, half goes up
    { price: 3, discount: 50, shown: 2 }, // 1.5
    { price: 5, discount: 10, shown: 5 }, // 4.5
    { price: 1, discount: 51, shown: 0 }, // 0.49
    { price: 0.49, discount: 0, shown: 0 },
    { price: 0.5, discount: 0, shown: 1 },
    { price: 349.5, discount: 12.5, shown: 306 }, // 305.8125
    { price: 443.88, discount: 10, shown: 399 }, // 399.492
    { price: 443.89, discount: 10, shown: 400 }, // 399.501
    { price: 1_000_000, discount: 0.01, shown: 999_900 },
    // In binary fractions these two are slightly below the half.
    { price: 1.15, discount: 0, shown: 1 },
    { price: 10.05, discount: 5.5, shown: 9 }, // 9.49725
    { price: 8.5, discount: 0, shown: 9 },
    { price: 145, discount: 90, shown: 15 }, // 14.5
  ])('of $price less $discount % is $shown', ({ price, discount, shown }) => {
    expect(displayedPriceRupees(price, discount)).toBe(shown);
  });

  const price = fc.integer({ min: 0, max: 100_000_000 }).map((paise) => paise / 100);
  const discount = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);

  it('is rounded half up to whole rupees', () => {
    fc.assert(
      fc.property(price, discount, (list, off) => {
        const paise = BigInt(Math.round(list * 100));
        const kept = 10_000n - BigInt(Math.round(off * 100));
        // Exact, in millionths of a rupee.
        const exact = paise * kept;
        const difference = BigInt(displayedPriceRupees(list, off)) * 1_000_000n - exact;

        expect(difference > -500_000n && difference <= 500_000n).toBe(true);
      }),
    );
  });

  it('never rises with the discount, and exceeds the list price by less than a rupee', () => {
    fc.assert(
      fc.property(price, discount, discount, (list, one, two) => {
        const [less, more] = one < two ? [one, two] : [two, one];

        expect(displayedPriceRupees(list, more)).toBeLessThanOrEqual(displayedPriceRupees(list, less));
        expect(displayedPriceRupees(list, less)).toBeLessThan(list + 1);
      }),
    );
  });
});

describe('the total of a checkout', () => {
  it('is the sum of displayed prices times quantities, plus the fee once', () => {
    const lines = [
      { price: 2499, discount: 22, quantity: 2 },
      { price: 349.5, discount: 12.5, quantity: 3 },
    ];

    expect(goodsTotalRupees(lines)).toBe(2 * 1949 + 3 * 306);
    expect(checkoutTotalRupees(lines)).toBe(2 * 1949 + 3 * 306 + 29);
  });

  it('rounds each piece, not the sum: the shown price is the paid price', () => {
    expect(goodsTotalRupees([{ price: 1, discount: 51, quantity: 100 }])).toBe(0);
    expect(goodsTotalRupees([{ price: 1, discount: 50, quantity: 100 }])).toBe(100);
  });

  it('of an empty cart is nothing, without the fee', () => {
    expect(goodsTotalRupees([])).toBe(0);
    expect(checkoutTotalRupees([])).toBe(0);
  });
});

describe('rupees and paise, percent and basis points', () => {
  it.each([
    [0, 0],
    [1, 100],
    [0.01, 1],
    [1.15, 115],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('%d is %d hundredths', (whole, hundredths) => {
    expect(rupeesToPaise(whole)).toBe(hundredths);
    expect(paiseToRupees(hundredths)).toBe(whole);
    expect(percentToBasisPoints(whole)).toBe(hundredths);
    expect(basisPointsToPercent(hundredths)).toBe(whole);
  });
});

describe('a price as it is written', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1500, '₹1,500'],
    [124_999, '₹1,24,999'],
    [10_000_000, '₹1,00,00,000'],
    [349.5, '₹349.50'],
  ])('%d is %s', (rupees, written) => {
    expect(formatRupees(rupees)).toBe(written);
  });

  it('has Indian digit groups for any amount', () => {
    const inIndia = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(formatRupees(paise / 100)).toBe(inIndia.format(paise / 100).replace('-', '−'));
      }),
    );
  });
});
