import type { Reply } from '@namma/contract/calls';
import { api } from '../../lib/api';
import { forget, readThroughCache } from '../../lib/read-cache';

export type Order = Reply<'orders/getOrders'>[number];

/** The member's orders, newest first. */
export const readOrders = (): Promise<Order[]> =>
  readThroughCache('orders/getOrders', undefined, () => api('orders/getOrders'));

/** Those that are older than this one. */
export const readOrdersBefore = (before: number): Promise<Order[]> =>
  readThroughCache('orders/getOrders', { before }, () => api('orders/getOrders', { query: { before } }));

/** Gives a delivered order its stars. The product's own rating changes with it. */
export async function rateOrder({ orderId, product }: Order, stars: number): Promise<string> {
  const { status } = await api('orders/rating', {
    body: { rating: stars, productId: product.productId, orderId },
  });
  forget('orders/', 'product/');
  return status;
}
