import { describe, expect, it } from 'vitest';
import { checkoutPath } from '../../../shared/checkout-path';
import { parseCheckoutState } from './checkout-state';

describe('the address of a checkout', () => {
  it.each([{}, { address: 7 }, { buy: 12 }, { buy: 12, address: 7 }, { buy: 12, quantity: 3, address: 7 }])(
    'survives a round trip: %j',
    (checkout) => {
      const url = new URL(checkoutPath('payment', checkout), 'https://gym.test');

      expect(parseCheckoutState(url.searchParams)).toEqual(checkout);
    },
  );

  it.each(['', 'abc', '-1', '0', '1', '1000001'])('reads a quantity of %j as one piece', (quantity) => {
    expect(parseCheckoutState(new URLSearchParams({ buy: '12', quantity }))).toEqual({ buy: 12 });
  });

  it('has a quantity of its own for a Buy button only: the cart keeps its own', () => {
    expect(parseCheckoutState(new URLSearchParams({ quantity: '3' }))).toEqual({});
  });

  it.each(['', 'abc', '-1', '1.5', '0', '99999999999'])(
    'reads the id %j as one that does not exist',
    (text) => {
      expect(parseCheckoutState(new URLSearchParams({ buy: text, address: text }))).toEqual({
        buy: 0,
        address: 0,
      });
    },
  );
});
