import type { Order } from '@namma/contract/orders/schemas';
import { describe, expect, it } from 'vitest';
import { groupByCheckout, ofWholeCheckouts } from './checkouts';

const order = (orderId: number, checkoutId: string, price = 100, quantity = 1) =>
  ({
    orderId,
    checkoutId,
    orderNumber: 'NS-1-5',
    orderStatus: 'Pending',
    cancelledAt: null,
    return: null,
    price,
    quantity,
    orderDate: '2030-03-04T05:00:00Z',
    paymentMode: 'COD',
  }) as Order;

describe('orders on the screen', () => {
  it('are grouped by checkout, newest first', () => {
    const groups = groupByCheckout([order(5, 'b'), order(4, 'b'), order(3, 'a')]);

    expect(groups.map(({ checkoutId, orders }) => [checkoutId, orders.map((each) => each.orderId)])).toEqual([
      ['b', [5, 4]],
      ['a', [3]],
    ]);
  });

  it('include the convenience fee once for each checkout', () => {
    const [group] = groupByCheckout([order(2, 'a', 250, 2), order(1, 'a', 100)]);

    expect(group?.total).toBe(250 * 2 + 100 + 29);
  });

  it('are left out while their checkout may be incomplete', () => {
    const orders = [order(5, 'c'), order(4, 'b'), order(3, 'b')];

    expect(ofWholeCheckouts(orders, true).map(({ orderId }) => orderId)).toEqual([5]);
    expect(ofWholeCheckouts(orders, false)).toEqual(orders);
    expect(ofWholeCheckouts([order(2, 'a'), order(1, 'a')], true)).toHaveLength(2);
    expect(ofWholeCheckouts([], true)).toEqual([]);
  });

  it('show one status when all have the same', () => {
    const moved = { ...order(4, 'b'), orderStatus: 'Transit' } as Order;

    const groups = groupByCheckout([order(5, 'b'), moved, order(3, 'a'), order(2, 'a')]);

    expect(groups.map(({ status }) => status)).toEqual([undefined, 'Pending']);
  });

  it('may be none', () => {
    expect(groupByCheckout([])).toEqual([]);
  });
});
