import { describe, expect, it } from 'vitest';
import { formatOrderNumber, parseOrderNumber } from '../codes/order-number.ts';
import { checkDigit } from '../text/check-digit.ts';

describe('a check digit', () => {
  it.each([
    ['236', 3],
    ['12345', 1],
    ['142857', 0],
  ])('of %s is %i, as published', (digits, expected) => {
    expect(checkDigit(digits)).toBe(expected);
  });
});

describe('an order number', () => {
  it('names the first order of its checkout', () => {
    expect(formatOrderNumber(236)).toBe('NS-236-3');
    expect(parseOrderNumber('NS-236-3')).toBe(236);
  });

  it.each(['ns-236-3', 'NS 236 3', 'NS2363', ' NS-2363 '])('is known when written as "%s"', (text) => {
    expect(parseOrderNumber(text)).toBe(236);
  });

  it('detects a wrong digit and two swapped digits', () => {
    const right = formatOrderNumber(104_267).replaceAll(/\D/g, '');
    for (let place = 0; place < right.length; place++) {
      for (const digit of '0123456789') {
        const mistyped = right.slice(0, place) + digit + right.slice(place + 1);
        if (mistyped !== right) expect(parseOrderNumber(`NS-${mistyped}`)).toBeUndefined();
      }
      const swapped =
        right.slice(0, place) + (right[place + 1] ?? '') + right[place] + right.slice(place + 2);
      if (swapped !== right) expect(parseOrderNumber(`NS-${swapped}`)).toBeUndefined();
    }
  });

  it.each(['', 'NS', 'NS-3', '236', 'NS-Q-236-3', 'Asha', 'NS-12345678901-1'])('is not "%s"', (text) => {
    expect(parseOrderNumber(text)).toBeUndefined();
  });
});
