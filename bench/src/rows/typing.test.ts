import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { halfTyped, misspell } from './typing.ts';

describe('what hurried fingers type', () => {
  it('differs from what was meant in one word, whose first letter is right', () => {
    const random = randomFrom(1);
    for (let i = 0; i < 1_000; i++) {
      const [creatine, oats] = misspell(['creatine', 'oats'], random);

      expect(oats).toBe('oats');
      expect(creatine?.startsWith('c')).toBe(true);
      expect(Math.abs((creatine?.length ?? 0) - 'creatine'.length)).toBeLessThanOrEqual(1);
    }
  });

  it('leaves short words alone', () => {
    expect(misspell(['whey'], randomFrom(1))).toEqual(['whey']);
  });

  it('ends within the last word while that is being typed', () => {
    expect(halfTyped(['whey', 'isolate'])).toBe('whey isola');
    expect(halfTyped(['oat'])).toBe('oat');
  });
});
