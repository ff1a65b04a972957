import type { OrderStatus } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { describeMoves, movesOf } from './order-moves';

const orders = (['Transit', 'Pending', 'Delivered', 'Transit'] satisfies OrderStatus[]).map(
  (orderStatus, index) => ({ orderId: index + 1, orderStatus }),
);

describe('moving several orders', () => {
  it('moves each order to its next status and leaves out Delivered ones', () => {
    expect(movesOf(orders)).toEqual([
      { id: 1, status: 'Out-For-Delivery' },
      { id: 2, status: 'Transit' },
      { id: 4, status: 'Out-For-Delivery' },
    ]);
  });

  it('shows how many orders move to which status', () => {
    expect(describeMoves(orders)).toEqual([
      '1 order from Pending to Transit',
      '2 orders from Transit to Out-For-Delivery',
    ]);
  });
});
