import { expect, it } from 'vitest';
import { nextOrderStatus, orderStatuses, previousOrderStatus } from './rules.ts';

it('an order begins Pending and ends Delivered, a step at a time', () => {
  expect(orderStatuses.map(nextOrderStatus)).toEqual(['Transit', 'Out-For-Delivery', 'Delivered', undefined]);
  expect(orderStatuses.map(previousOrderStatus)).toEqual([
    undefined,
    'Pending',
    'Transit',
    'Out-For-Delivery',
  ]);
});
