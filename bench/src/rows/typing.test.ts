import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { halfTyped, misspell } from './typing.ts';

describe('a typing error', () => {
  it('changes one word, but not its first letter', () => {
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

  it('may end within the last word', () => {
    expect(halfTyped(['whey', 'isolate'])).toBe('whey isola');
    expect(halfTyped(['oat'])).toBe('oat');
  });
});
