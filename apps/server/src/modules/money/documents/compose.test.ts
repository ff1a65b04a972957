import type { DocumentLine } from '@namma/contract/documents/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from './compose.ts';
import { creditedLines } from './credit.ts';
import { splitFee, splitTax } from './tax.ts';

const rate = fc.constantFrom(0, 500, 1_800, 4_000);
const goods = fc.record({
  // Prices are whole rupees.
  valuePaise: fc.integer({ min: 0, max: 50_000 }).map((rupees) => rupees * 100),
  rate,
  quantity: fc.integer({ min: 1, max: 5 }),
});

/** The rest of these lines after the given number of pieces of each is gone. */
const leftOf = (lines: readonly DocumentLine[], gone: ReadonlyMap<number, number>) => ({
  pieces: new Map(lines.map(({ orderId = 0, quantity }) => [orderId, quantity - (gone.get(orderId) ?? 0)])),
  parts: new Map<number, number>(),
});

/** An invoice of these goods with the fee of 29 rupees; `valuePaise` is the value of one piece. */
function linesOf(basket: readonly { valuePaise: number; rate: number; quantity?: number }[]): DocumentLine[] {
  const fees = splitFee(
    2_900,
    basket.map(({ valuePaise, quantity = 1 }) => valuePaise * quantity),
  );
  return basket.map(({ valuePaise, rate: rateBasisPoints, quantity = 1 }, i) => {
    const feePaise = fees[i] ?? 0;
    const totalPaise = valuePaise * quantity + feePaise;
    const tax = splitTax(totalPaise, rateBasisPoints);
    return {
      description: `Product ${i}`,
      code: '2106',
      quantity,
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

describe('credit notes of lines and pieces cancelled one by one, or together', () => {
  it('sum to the invoice in every column, the fee only with the last line, and none is empty', () => {
    const some = fc.record({ id: fc.integer({ min: 1, max: 6 }), pieces: fc.integer({ min: 1, max: 5 }) });
    const cancellations = fc.array(fc.array(some, { minLength: 1 }), {
      maxLength: 6,
    });
    // Free lines, and shares of the fee of one paisa, are frequent here.
    const value = fc.oneof(
      goods,
      goods.map((each) => ({ ...each, quantity: 1, valuePaise: (each.valuePaise / 100) % 3 })),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), cancellations, (basket, steps) => {
        const original = linesOf(basket);
        const everything = original.map(({ orderId }) => ({ id: orderId ?? 0, pieces: 5 }));
        const gone = new Map<number, number>();
        const credited: DocumentLine[] = [];
        for (const step of [...steps, everything]) {
          for (const { id, pieces } of step) {
            const all = original.find(({ orderId }) => orderId === id)?.quantity ?? 0;
            if (all > 0) gone.set(id, Math.min(all, (gone.get(id) ?? 0) + pieces));
          }
          const note = creditedLines(original, credited, leftOf(original, gone));
          credited.push(...note);
          expect(note.every(({ totalPaise }) => totalPaise > 0)).toBe(true);
          const due = original
            .map((line) => ({ ...line, left: line.quantity - (gone.get(line.orderId ?? 0) ?? 0) }))
            .reduce((sum, line) => sum + ((line.totalPaise - line.feePaise) / line.quantity) * line.left, 0);
          const isAllGone = original.every((line) => gone.get(line.orderId ?? 0) === line.quantity);
          const left = sumOf(original, 'totalPaise') - sumOf(credited, 'totalPaise');
          expect(left).toBe(isAllGone ? 0 : due + 2_900);
        }
        for (const line of credited) {
          for (const field of fields) expect(line[field]).toBeGreaterThanOrEqual(0);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
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

  it('differ from the tax of their goods by at most a paisa', () => {
    fc.assert(
      fc.property(fc.array(goods, { minLength: 2, maxLength: 6 }), (basket) => {
        const gone = new Map([[1, basket[0]?.quantity ?? 0]]);
        const [line] = creditedLines(linesOf(basket), [], leftOf(linesOf(basket), gone));
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
    const first = creditedLines(original, [], leftOf(original, new Map([[1, 1]])));

    expect(first.map(({ totalPaise }) => totalPaise)).toEqual([10_000]);
    expect(creditedLines(original, first, leftOf(original, new Map([[1, 1]])))).toEqual([]);
    expect(creditedLines(original, [], leftOf(original, new Map([[9, 1]])))).toEqual([]);
  });
});
