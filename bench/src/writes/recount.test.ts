import { describe, expect, it } from 'vitest';
import { compareCounts } from './recount.ts';

const before = { checkouts: 10, lines: 20, pieces: 30, countedPieces: 500, at: '' };
const after = (orders: number) => ({
  checkouts: 10 + orders,
  lines: 20 + 2 * orders,
  pieces: 30 + 2 * orders,
  countedPieces: 500 + 2 * orders,
  at: '',
});
const expected = { acknowledged: 100, underWay: 8, linesOfAnOrder: 2 };

describe('a recount', () => {
  it('finds nothing when all acknowledged orders exist, with some in flight', () => {
    expect(compareCounts(before, after(100), expected)).toEqual([]);
    expect(compareCounts(before, after(108), expected)).toEqual([]);
  });

  it('finds a missing acknowledged order', () => {
    expect(compareCounts(before, after(99), expected)).toEqual(['100 orders acknowledged, 99 in the table']);
  });

  it('finds orders that were not acknowledged', () => {
    expect(compareCounts(before, after(109), expected)).toEqual([
      '109 orders in the table, only 100 acknowledged',
    ]);
  });

  it('finds pieces that the products did not count', () => {
    expect(compareCounts(before, { ...after(100), countedPieces: 699 }, expected)).toEqual([
      '200 pieces sold, the products count 199',
    ]);
  });
});
