import { describe, expect, it } from 'vitest';
import { translateSuccess } from './success-sentences';

describe('what a call says when it succeeds', () => {
  it('is said in the words of the build, with what was sent', () => {
    const reply = { status: 'as the server wrote it', effectiveEnd: '2030-05-01' };

    expect(
      translateSuccess('membership/pause', { id: 3, fromDay: '2030-03-04', toDay: '2030-03-10' }, reply),
    ).toEqual({
      status: 'Paused from 4 Mar 2030 to 10 Mar 2030',
      effectiveEnd: '2030-05-01',
    });
  });

  it('stays as it is where the call has no sentence, such as a list', () => {
    const orders: object[] = [];

    expect(translateSuccess('orders/getOrders', undefined, orders)).toBe(orders);
  });
});
