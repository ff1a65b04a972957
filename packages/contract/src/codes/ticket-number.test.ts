import { describe, expect, it } from 'vitest';
import { parseOrderNumber } from '../codes/order-number.ts';
import { formatTicketNumber, parseTicketNumber } from '../codes/ticket-number.ts';

const someIds = [
  1,
  9,
  10,
  236,
  104_267,
  999_999_999,
  ...Array.from({ length: 200 }, (_, n) => n * n * 7 + 3),
];

describe('the ticket number of a query', () => {
  it('names the query', () => {
    expect(formatTicketNumber(236)).toBe('NS-Q-236-3');
    for (const id of someIds) expect(parseTicketNumber(formatTicketNumber(id))).toBe(id);
  });

  it.each(['ns-q-236-3', 'NS Q 236 3', 'NSQ2363', ' NS-Q-2363 '])('is known when written as "%s"', (text) => {
    expect(parseTicketNumber(text)).toBe(236);
  });

  it('detects a wrong digit and two swapped neighbours', () => {
    for (const id of someIds) {
      const right = formatTicketNumber(id).replaceAll(/\D/g, '');
      for (let place = 0; place < right.length; place++) {
        for (const digit of '0123456789') {
          const mistyped = right.slice(0, place) + digit + right.slice(place + 1);
          if (mistyped !== right) expect(parseTicketNumber(`NS-Q-${mistyped}`)).toBeUndefined();
        }
        const swapped =
          right.slice(0, place) + (right[place + 1] ?? '') + right[place] + right.slice(place + 2);
        if (swapped !== right) expect(parseTicketNumber(`NS-Q-${swapped}`)).toBeUndefined();
      }
    }
  });

  it('is never the number of an order', () => {
    for (const id of someIds) expect(parseOrderNumber(formatTicketNumber(id))).toBeUndefined();
    expect(parseTicketNumber('NS-236-3')).toBeUndefined();
  });
});
