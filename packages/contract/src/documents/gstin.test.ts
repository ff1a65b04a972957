import { describe, expect, it } from 'vitest';
import { isGstin, stateCodeOf } from './gstin.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is right', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['another check character', '27AAPFU0939F1ZW'],
    ['two swapped digits', '27AAPFU0993F1ZV'],
    ['lower case', '27aapfu0939f1zv'],
    ['a character too few', '27AAPFU0939F1Z'],
    ['a character too many', '27AAPFU0939F1ZVV'],
    ['a space', '27AAPFU0939F1Z '],
    ['nothing', ''],
  ])('with %s is wrong', (_what, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])(
    'has exactly one right check character after %s',
    (gstin) => {
      const right = [...alphabet].filter((character) => isGstin(gstin.slice(0, -1) + character));

      expect(right).toEqual([gstin.at(-1)]);
    },
  );

  it('begins with the code of its state', () => {
    expect(stateCodeOf('29AAGCB7383J1Z4')).toBe('29');
  });
});
