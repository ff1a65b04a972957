// onBothEngines: each engine has its own decimal arithmetic.
import {
  displayedPriceRupees,
  paiseToRupees,
  percentToBasisPoints,
  rupeesToPaise,
} from '@namma/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

const gym = await startTestGym();

/** List prices and discounts with at most two decimals, as the shop accepts them. */
const priced = fc.record({
  price_paise: fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000 })),
  discount_bp: fc.oneof(
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 0, max: 100 }).map((n) => n * 100),
  ),
});

it('the database calculates the displayed price of any product as the contract does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(priced, { minLength: 40, maxLength: 80 }), async (products) => {
      const rows = await gym.db
        .insertInto('products')
        .values(
          products.map((product) => ({
            ...product,
            name: 'Oats',
            category: 'fitfood' as const,
            description: 'Rolled oats.',
            image: '/images/oats.webp',
          })),
        )
        .returning(['price_paise', 'discount_bp', 'displayed_rupees'])
        .execute();

      expect(rows.length).toBe(products.length);
      for (const { price_paise, discount_bp, displayed_rupees } of rows) {
        const shown = displayedPriceRupees(paiseToRupees(price_paise), discount_bp / 100);
        expect(displayed_rupees, `${price_paise} paise, ${discount_bp} basis points off`).toBe(shown);
      }
    }),
    { numRuns: 8 },
  );
});

it('a price on the wire and in the database are the same price', () => {
  fc.assert(
    fc.property(priced, ({ price_paise, discount_bp }) => {
      expect(rupeesToPaise(paiseToRupees(price_paise))).toBe(price_paise);
      expect(percentToBasisPoints(discount_bp / 100)).toBe(discount_bp);
    }),
  );
});
