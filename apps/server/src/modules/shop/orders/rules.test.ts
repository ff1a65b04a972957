import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayToReturn, refundPaise } from './rules.ts';

describe('the last day to return an order', () => {
  it.each([
    ['2030-03-04T06:30:00Z', '2030-03-11'],
    // One minute before and after midnight at the gym.
    ['2030-03-04T18:29:00Z', '2030-03-11'],
    ['2030-03-04T18:31:00Z', '2030-03-12'],
  ])('of a delivery at %s is %s', (deliveredAt, day) => {
    const ordered_at = new Date('2030-03-01T06:30:00Z');

    expect(lastDayToReturn({ delivered_at: new Date(deliveredAt), ordered_at, return_days: 7 })).toBe(day);
  });

  it('counts from the order if the delivery time is unknown', () => {
    expect(
      lastDayToReturn({ delivered_at: null, ordered_at: new Date('2030-03-01T06:30:00Z'), return_days: 7 }),
    ).toBe('2030-03-08');
  });
});

describe('a refund', () => {
  const checkout = { linePaise: 50_000, feePaise: 2_900 };

  it.each([
    ['the goods, while other orders are left', { goodsLeftPaise: 30_000, paidPaise: 82_900 }, 50_000],
    ['the fee too, with the last order', { goodsLeftPaise: null, paidPaise: 52_900 }, 52_900],
    ['nothing, when nothing was paid', { goodsLeftPaise: 30_000, paidPaise: 0 }, 0],
    ['nothing, when the rest costs more than was paid', { goodsLeftPaise: 30_000, paidPaise: 30_000 }, 0],
    ['what was paid beyond the rest', { goodsLeftPaise: 30_000, paidPaise: 40_000 }, 7_100],
    ['no more than these goods', { goodsLeftPaise: 30_000, paidPaise: 132_900 }, 50_000],
  ])('is %s', (_, { goodsLeftPaise, paidPaise }, expected) => {
    expect(refundPaise({ ...checkout, goodsLeftPaise, paidPaise })).toBe(expected);
  });

  it('never exceeds the payment, keeps dues paid, and returns all once nothing is left', () => {
    const run = fc.record({
      lines: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 }),
      feePaise: fc.constantFrom(0, 2_900),
      paidShare: fc.double({ min: 0, max: 1, noNaN: true }),
      // The sequences in which the lines are taken back, and in which they are refunded.
      leave: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      isAtOnce: fc.boolean(),
      howMany: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(run, ({ lines, feePaise, paidShare, leave, isAtOnce, howMany }) => {
        const total = lines.reduce((sum, paise) => sum + paise, feePaise);
        const paidAtFirst = Math.round(total * paidShare);
        const goesBack = lines.map((_, i) => i).toSorted((a, b) => (leave[a] ?? 0) - (leave[b] ?? 0));
        const returned = goesBack.slice(0, howMany);
        const gone = new Set(isAtOnce ? returned : []);
        const goodsLeft = () => {
          const left = lines.filter((_, i) => !gone.has(i));
          return left.length === 0 ? null : left.reduce((sum, paise) => sum + paise, 0);
        };

        let paidPaise = paidAtFirst;
        for (const i of returned) {
          gone.add(i);
          const paise = refundPaise({
            linePaise: lines[i] ?? 0,
            feePaise,
            goodsLeftPaise: goodsLeft(),
            paidPaise,
          });
          expect(paise).toBeGreaterThanOrEqual(0);
          paidPaise -= paise;
          expect(paidPaise).toBeGreaterThanOrEqual(0);
        }

        const left = goodsLeft();
        const toPay = left === null ? 0 : left + feePaise;
        expect(paidPaise).toBe(Math.min(paidAtFirst, toPay));
      }),
      { numRuns: 2_000 },
    );
  });
});
