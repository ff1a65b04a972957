import { describe, expect, it } from 'vitest';
import { appendRows, oldestId, startRows } from './use-older-rows';

const ids = (from: number, howMany: number) => Array.from({ length: howMany }, (_, i) => from - i);
const itself = (id: number) => id;

describe('an own list', () => {
  it('has older rows only after a full answer', () => {
    expect(startRows(ids(499, 499)).hasOlder).toBe(false);
    expect(startRows(ids(500, 500)).hasOlder).toBe(true);
    expect(startRows([]).hasOlder).toBe(false);
  });

  it('grows with each answer until one is not full', () => {
    const first = startRows(ids(1020, 500));
    const second = appendRows(first, ids(520, 500));
    const third = appendRows(second, ids(20, 20));

    expect([second.hasOlder, third.hasOlder]).toEqual([true, false]);
    expect(third.rows).toEqual(ids(1020, 1020));
  });

  it('ends with an empty answer when the last one was exactly full', () => {
    const rows = ids(500, 500);

    expect(appendRows(startRows(rows), [])).toEqual({ rows, hasOlder: false });
  });

  it('asks for rows older than its lowest id, in any order of rows', () => {
    expect(oldestId([9, 3, 7], itself)).toBe(3);
    expect(oldestId([], itself)).toBeUndefined();
  });
});
