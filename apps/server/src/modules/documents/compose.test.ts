import type { DocumentLine } from '@namma/contract/schemas/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedLines, sumOf } from './compose.ts';
import { splitFee, splitTax } from './tax.ts';

const rate = fc.constantFrom(0, 500, 1_800, 4_000);
const goods = fc.record({ valuePaise: fc.integer({ min: 0, max: 5_000_000 }), rate });

/** An invoice of these goods with the fee of 29 rupees. */
function linesOf(basket: readonly { valuePaise: number; rate: number }[]): DocumentLine[] {
  const fees = splitFee(
    2_900,
    basket.map(({ valuePaise }) => valuePaise),
  );
  return basket.map(({ valuePaise, rate: rateBasisPoints }, i) => {
    const feePaise = fees[i] ?? 0;
    const totalPaise = valuePaise + feePaise;
    const tax = splitTax(totalPaise, rateBasisPoints);
    return {
      description: `Product ${i}`,
      code: '2106',
      quantity: 1,
      unit: 'NOS',
      rateBasisPoints,
      ...tax,
      totalPaise,
      feePaise,
      orderId: i + 1,
    };
  });
}

describe('credit notes of lines that are cancelled one after the other, or together', () => {
  it('take back exactly what was invoiced, and the fee only with the last line', () => {
    const cancellations = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(goods, { minLength: 1, maxLength: 6 }), cancellations, (basket, steps) => {
        const original = linesOf(basket);
        const everything = original.map(({ orderId }) => orderId ?? 0);
        const cancelled = new Set<number>();
        const credited: DocumentLine[] = [];
        for (const step of [...steps, everything]) {
          const orderIds = new Set(step.filter((id) => everything.includes(id)));
          credited.push(...creditedLines(original, credited, orderIds));
          for (const id of orderIds) cancelled.add(id);
          const isAll = cancelled.size === original.length;
          const due = original
            .filter(({ orderId }) => !cancelled.has(orderId ?? 0))
            .reduce((sum, line) => sum + line.totalPaise - line.feePaise, 0);
          const left = sumOf(original, 'totalPaise') - sumOf(credited, 'totalPaise');
          expect(left).toBe(isAll ? 0 : due + 2_900);
        }
        for (const line of credited) {
          expect(line.taxablePaise).toBeGreaterThanOrEqual(0);
          expect(line.cgstPaise).toBe(line.sgstPaise);
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise).toBe(line.totalPaise);
        }
        const taxLeft = sumOf(original, 'cgstPaise') - sumOf(credited, 'cgstPaise');
        expect(Math.abs(taxLeft)).toBeLessThanOrEqual(original.length);
        // Only a share of the fee of one paisa can lose half a paisa of tax.
        if (original.every(({ feePaise }) => feePaise > 1)) expect(taxLeft).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('credit nothing twice, and nothing that is not on the document', () => {
    const original = linesOf([
      { valuePaise: 10_000, rate: 500 },
      { valuePaise: 20_000, rate: 1_800 },
    ]);
    const first = creditedLines(original, [], new Set([1]));

    expect(first.map(({ totalPaise }) => totalPaise)).toEqual([10_000]);
    expect(creditedLines(original, first, new Set([1]))).toEqual([]);
    expect(creditedLines(original, [], new Set([9]))).toEqual([]);
  });
});
