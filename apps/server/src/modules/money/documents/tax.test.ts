import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFee, splitTax } from './tax.ts';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

describe('the tax in a price', () => {
  it.each([
    [1_289_900, 500, 1_228_476, 30_712],
    [64_100, 1_800, 54_322, 4_889],
    [100, 1_800, 84, 8],
    [1, 500, 1, 0],
    [0, 500, 0, 0],
    [5_000, 0, 5_000, 0],
    [99_999_999_999, 4_000, 71_428_571_427, 14_285_714_286],
  ])(
    '%i paise at %i basis points contain %i of goods and twice %i of tax',
    (included, rate, taxable, half) => {
      expect(splitTax(included, rate)).toEqual({ taxablePaise: taxable, cgstPaise: half, sgstPaise: half });
    },
  );
});

describe('a basket', () => {
  const rate = fc.constantFrom(0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000);
  const line = fc.record({ valuePaise: fc.integer({ min: 0, max: 10_000_000_000 }), rate });
  const basket = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    feePaise: fc.constantFrom(0, 2_900, 1, 99_999),
  });

  it('of 100,000 random ones is split to the paisa, with equal halves and at most a paisa from the exact tax', () => {
    fc.assert(
      fc.property(basket, ({ lines, feePaise }) => {
        const fees = splitFee(
          feePaise,
          lines.map(({ valuePaise }) => valuePaise),
        );
        const paid = sum(lines.map(({ valuePaise }) => valuePaise)) + feePaise;
        let whole = 0;
        for (const [i, { valuePaise, rate: r }] of lines.entries()) {
          const fee = fees[i] ?? Number.NaN;
          const included = valuePaise + fee;
          const { taxablePaise, cgstPaise, sgstPaise } = splitTax(included, r);
          whole += taxablePaise + cgstPaise + sgstPaise;
          // In whole numbers: |2 * half - included * r / (10000 + r)| <= 1
          const difference =
            BigInt(cgstPaise + sgstPaise) * BigInt(10_000 + r) - BigInt(included) * BigInt(r);
          const isNear = difference <= BigInt(10_000 + r) && -difference <= BigInt(10_000 + r);
          if (!isNear || cgstPaise !== sgstPaise || taxablePaise < 0 || fee < 0) return false;
        }
        return whole === paid && sum(fees) === feePaise;
      }),
      { numRuns: 100_000 },
    );
  });

  it('shares the fee in proportion to the values', () => {
    expect(splitFee(2_900, [10_000, 30_000, 0])).toEqual([725, 2_175, 0]);
    expect(splitFee(100, [1, 1, 1])).toEqual([33, 34, 33]);
  });

  it('with only free items puts the fee on the first', () => {
    expect(splitFee(2_900, [0, 0])).toEqual([2_900, 0]);
  });
});
