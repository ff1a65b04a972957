import type { DocumentLine } from '@namma/contract/documents/schemas';
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

const fields = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise'] as const;

describe('credit notes of lines that are cancelled one after the other, or together', () => {
  it('sum to the invoice in every column, the fee only with the last line, and none is of nothing', () => {
    const cancellations = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), {
      maxLength: 6,
    });
    // Free lines, and shares of the fee of one paisa, are frequent here.
    const value = fc.oneof(
      goods,
      goods.map((each) => ({ ...each, valuePaise: each.valuePaise % 3 })),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), cancellations, (basket, steps) => {
        const original = linesOf(basket);
        const everything = original.map(({ orderId }) => orderId ?? 0);
        const gone = new Set<number>();
        const credited: DocumentLine[] = [];
        for (const step of [...steps, everything]) {
          for (const id of step) if (everything.includes(id)) gone.add(id);
          const note = creditedLines(original, credited, gone);
          credited.push(...note);
          expect(note.every(({ totalPaise }) => totalPaise > 0)).toBe(true);
          const due = original
            .filter(({ orderId }) => !gone.has(orderId ?? 0))
            .reduce((sum, line) => sum + line.totalPaise - line.feePaise, 0);
          const left = sumOf(original, 'totalPaise') - sumOf(credited, 'totalPaise');
          expect(left).toBe(gone.size === original.length ? 0 : due + 2_900);
        }
        for (const line of credited) {
          for (const field of fields) expect(line[field]).toBeGreaterThanOrEqual(0);
          expect(line.cgstPaise).toBe(line.sgstPaise);
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise).toBe(line.totalPaise);
        }
        for (const { orderId } of original)
          for (const field of fields) {
            const of = (lines: DocumentLine[]) =>
              sumOf(
                lines.filter((line) => line.orderId === orderId),
                field,
              );
            expect(of(credited)).toBe(of(original));
          }
      }),
      { numRuns: 3_000 },
    );
  });

  it('differ from the tax of their goods by a paisa at most', () => {
    fc.assert(
      fc.property(fc.array(goods, { minLength: 2, maxLength: 6 }), (basket) => {
        const [line] = creditedLines(linesOf(basket), [], new Set([1]));
        if (!line) return;
        const exact = splitTax(line.totalPaise, line.rateBasisPoints);
        expect(Math.abs(line.cgstPaise - exact.cgstPaise)).toBeLessThanOrEqual(1);
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
