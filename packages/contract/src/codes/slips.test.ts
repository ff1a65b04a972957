import { describe, expect, it } from 'vitest';
import { formatSlipCode, parseSlipCode, slipCodeOf } from './slips.ts';

/** A thousand codes spread over the whole range, including small and large ones. */
const codes = Array.from({ length: 1000 }, (_, n) =>
  slipCodeOf(String((n * 99_999_989 + n ** 3) % 100_000_000).padStart(8, '0')),
);

describe('the number of a slip', () => {
  it('is written in groups', () => {
    expect(slipCodeOf('48210937')).toBe('482109374');
    expect(formatSlipCode('482109374')).toBe('4821-0937-4');
    expect(formatSlipCode('000000000')).toBe('0000-0000-0');
  });

  it.each(['4821-0937-4', '482109374', ' 4821 0937 4 ', '4821–0937–4', '೪೮೨೧-೦೯೩೭-೪', '४८२१ ०९३७ ४'])(
    'is known when written as "%s"',
    (text) => {
      expect(parseSlipCode(text)).toEqual({ code: '482109374' });
    },
  );

  it.each(['', 'Asha', '9876543210', '48210937', 'NS-1042-7', '4821-0937-4x'])('is not "%s"', (text) => {
    expect(parseSlipCode(text)).toBeUndefined();
  });

  it('detects every wrong digit and every two swapped neighbours of 1,000 numbers', () => {
    let tried = 0;
    for (const code of codes) {
      expect(parseSlipCode(code)).toEqual({ code });
      for (let place = 0; place < code.length; place++) {
        for (const digit of '0123456789') {
          const mistyped = code.slice(0, place) + digit + code.slice(place + 1);
          if (mistyped === code) continue;
          if (parseSlipCode(mistyped) !== 'mistyped') expect.fail(`${mistyped} was taken for a slip`);
          tried++;
        }
        const swapped = code.slice(0, place) + code.charAt(place + 1) + code[place] + code.slice(place + 2);
        if (swapped === code || place === code.length - 1) continue;
        if (parseSlipCode(swapped) !== 'mistyped') expect.fail(`${swapped} was taken for a slip`);
        tried++;
      }
    }

    expect(new Set(codes).size).toBe(1000);
    expect(tried).toBeGreaterThan(1000 * 9 * 9);
  });
});
